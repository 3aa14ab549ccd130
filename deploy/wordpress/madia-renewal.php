<?php
/**
 * Plugin Name: Madia renewal
 * Description: Tells the shop that texts or menus changed. Set MADIA_STOREFRONT_URL and MADIA_REVALIDATE_SECRET in wp-config.php.
 * Version: 1.0.0
 * License: MIT
 */

defined('ABSPATH') || exit;

/** Once a request: an editor's save changes several things. */
function madia_renew(): void
{
    static $is_told = false;
    if ($is_told || !defined('MADIA_STOREFRONT_URL') || !defined('MADIA_REVALIDATE_SECRET')) {
        return;
    }
    $is_told = true;
    $body = wp_json_encode(['tags' => ['content'], 'expire' => true]);
    $time = (string) time();
    wp_remote_post(untrailingslashit(MADIA_STOREFRONT_URL) . '/api/revalidate', [
        'timeout' => 3,
        'body' => $body,
        'headers' => [
            'Content-Type' => 'application/json',
            'x-madia-time' => $time,
            'x-madia-signature' => hash_hmac('sha256', "$time.$body", MADIA_REVALIDATE_SECRET),
        ],
    ]);
}

add_action('transition_post_status', function (string $new, string $old): void {
    if ($new === 'publish' || $old === 'publish') {
        add_action('shutdown', 'madia_renew');
    }
}, 10, 2);

add_action('wp_update_nav_menu', function (): void {
    add_action('shutdown', 'madia_renew');
});
