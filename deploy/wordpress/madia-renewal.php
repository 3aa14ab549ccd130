<?php
/**
 * Plugin Name: Madia renewal
 * Description: Tells the shop that texts or menus changed. Set MADIA_STOREFRONT_URL and MADIA_REVALIDATE_SECRET in wp-config.php.
 * Version: 1.0.0
 * License: MIT
 */

defined('ABSPATH') || exit;

const MADIA_RENEWAL_RESULT = 'madia_renewal_result';
const MADIA_RENEWAL_RETRY = 'madia_renewal_retry';

/** Seconds after each failure. Then pages are renewed by themselves. */
const MADIA_RENEWAL_DELAYS = [60, 300, 600];

/** "" if the shop has renewed its pages, else why not. */
function madia_send_renewal(): string
{
    if (!defined('MADIA_STOREFRONT_URL') || !defined('MADIA_REVALIDATE_SECRET')) {
        return 'MADIA_STOREFRONT_URL, MADIA_REVALIDATE_SECRET: wp-config.php';
    }
    $body = wp_json_encode(['tags' => ['content'], 'expire' => true]);
    $time = (string) time();
    $response = wp_remote_post(untrailingslashit(MADIA_STOREFRONT_URL) . '/api/revalidate', [
        'timeout' => 3,
        'body' => $body,
        'headers' => [
            'Content-Type' => 'application/json',
            'x-madia-time' => $time,
            'x-madia-signature' => hash_hmac('sha256', "$time.$body", MADIA_REVALIDATE_SECRET),
        ],
    ]);
    if (is_wp_error($response)) {
        return $response->get_error_message();
    }
    $status = (int) wp_remote_retrieve_response_code($response);
    if ($status === 200) {
        return '';
    }
    $answer = json_decode(wp_remote_retrieve_body($response), true);
    $reason = is_array($answer) && is_string($answer['error'] ?? null) ? $answer['error'] : '';
    return trim("HTTP $status $reason");
}

/** Keeps the result for the editor; a failure is tried again. */
function madia_attempt_renewal(int $attempt): void
{
    wp_clear_scheduled_hook(MADIA_RENEWAL_RETRY);
    $error = madia_send_renewal();
    $delay = MADIA_RENEWAL_DELAYS[$attempt] ?? null;
    $next = $error !== '' && $delay !== null ? time() + $delay : 0;
    update_option(MADIA_RENEWAL_RESULT, ['time' => time(), 'error' => $error, 'attempt' => $attempt, 'next' => $next], false);
    if ($next) {
        wp_schedule_single_event($next, MADIA_RENEWAL_RETRY);
    }
}

/** Once a request: an editor's save changes several things. */
function madia_renew(): void
{
    static $is_sent = false;
    if (!$is_sent) {
        $is_sent = true;
        madia_attempt_renewal(0);
    }
}

add_action(MADIA_RENEWAL_RETRY, function (): void {
    madia_attempt_renewal((int) (get_option(MADIA_RENEWAL_RESULT)['attempt'] ?? 0) + 1);
});

/** "" while the shop shows what was saved. */
function madia_renewal_notice(): string
{
    $result = get_option(MADIA_RENEWAL_RESULT);
    if (!is_array($result) || $result['error'] === '' || !current_user_can('edit_posts')) {
        return '';
    }
    $is_italian = strpos(get_user_locale(), 'it') === 0;
    $date = get_option('date_format') . ' ' . get_option('time_format');
    [$failed, $next, $last] = $is_italian
        ? ['Il negozio non ha aggiornato le sue pagine (%1$s: %2$s). Le modifiche si vedranno entro 15 minuti.',
            'Prossimo tentativo: %s.', 'Il prossimo tentativo è al prossimo salvataggio.']
        : ['The shop has not renewed its pages (%1$s: %2$s). Changes will be seen within 15 minutes.',
            'Next attempt: %s.', 'The next attempt is with the next save.'];
    return sprintf($failed, wp_date($date, $result['time']), $result['error']) . ' '
        . ($result['next'] ? sprintf($next, wp_date($date, $result['next'])) : $last);
}

add_action('admin_notices', function (): void {
    $notice = madia_renewal_notice();
    if ($notice !== '') {
        printf('<div class="notice notice-warning"><p>%s</p></div>', esc_html($notice));
    }
});

/** The block editor hides the notices of other pages. */
add_action('enqueue_block_editor_assets', function (): void {
    $notice = madia_renewal_notice();
    if ($notice !== '') {
        $text = wp_json_encode($notice, JSON_HEX_TAG);
        wp_add_inline_script('wp-notices', "wp.data.dispatch('core/notices').createWarningNotice($text);");
    }
});

add_action('transition_post_status', function (string $new, string $old): void {
    if ($new === 'publish' || $old === 'publish') {
        add_action('shutdown', 'madia_renew');
    }
}, 10, 2);

add_action('wp_update_nav_menu', function (): void {
    add_action('shutdown', 'madia_renew');
});
