<?php
/**
 * Plugin Name: Madia forms
 * Description: Offers the forms of Ninja Forms to the shop at wp-json/custom/v1/form?form_id=11.
 * Version: 1.0.0
 * License: MIT
 */

defined('ABSPATH') || exit;

/** What the shop reads of a field; everything else stays here. */
const MADIA_FIELD_SETTINGS = [
    'key', 'type', 'label', 'placeholder', 'desc_text', 'help_text', 'required', 'disable_input', 'input_limit',
    'num_min', 'num_max', 'num_step', 'options', 'default', 'order', 'container_class', 'element_class', 'upload_types',
];

function madia_field($field): array
{
    $settings = $field->get_settings();
    $read = ['id' => (int) $field->get_id()] + array_intersect_key($settings, array_flip(MADIA_FIELD_SETTINGS));
    if (($settings['type'] ?? '') === 'file_upload') {
        $read['nonce'] = wp_create_nonce('nf-file-upload-' . $field->get_id());
    }
    return $read;
}

function madia_success_message($form): string
{
    foreach ($form->get_actions() as $action) {
        $settings = $action->get_settings();
        if (($settings['type'] ?? '') === 'successmessage' && !empty($settings['active'])) {
            return (string) ($settings['success_msg'] ?? $settings['message'] ?? '');
        }
    }
    return '';
}

function madia_form(WP_REST_Request $request)
{
    $id = (int) $request['form_id'];
    $form = function_exists('Ninja_Forms') ? Ninja_Forms()->form($id) : null;
    $fields = $form ? $form->get_fields() : [];
    if (!$fields) {
        return new WP_Error('rest_form_invalid_id', 'Invalid form ID.', ['status' => 404]);
    }
    $settings = $form->get()->get_settings();
    return [
        'id' => $id,
        'settings' => [
            'title' => (string) ($settings['title'] ?? ''),
            'descr' => (string) ($settings['descr'] ?? ''),
            'logged_in' => !empty($settings['logged_in']),
            'success_message' => madia_success_message($form),
        ],
        'fields' => array_values(array_map('madia_field', $fields)),
        'nonce' => wp_create_nonce('ninja_forms_display_nonce'),
    ];
}

add_action('rest_api_init', function () {
    register_rest_route('custom/v1', '/form', [
        'methods' => 'GET',
        'callback' => 'madia_form',
        'permission_callback' => '__return_true',
        'args' => ['form_id' => ['required' => true, 'type' => 'integer', 'minimum' => 1]],
    ]);
});
