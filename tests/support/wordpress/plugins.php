<?php
// Answers as wp-api-menus 1.4 and Ninja Forms 3.4 do; their own code is not installed here.

add_action('after_setup_theme', function () {
    register_nav_menus(['header' => 'Header', 'footer' => 'Footer', 'service' => 'Service']);
});

function imitated_menu(WP_REST_Request $request): array
{
    $locations = get_nav_menu_locations();
    $menu = $locations[$request['location']] ?? 0;
    return array_map(function ($item) {
        return [
            'ID' => abs($item->ID), 'order' => (int) $item->menu_order, 'parent' => abs($item->menu_item_parent),
            'title' => $item->title, 'url' => $item->url, 'attr' => $item->attr_title, 'target' => $item->target,
            'classes' => implode(' ', $item->classes), 'xfn' => $item->xfn, 'description' => $item->description,
            'object_id' => abs($item->object_id), 'object' => $item->object, 'type' => $item->type,
            'type_label' => $item->type_label, 'children' => [],
        ];
    }, $menu ? wp_get_nav_menu_items($menu) : []);
}

add_action('rest_api_init', function () {
    register_rest_route('wp-api-menus/v2', '/menu-locations/(?P<location>[\w-]+)', [
        'methods' => 'GET', 'callback' => 'imitated_menu', 'permission_callback' => '__return_true',
    ]);
});

/** A form, a field or an action. */
class Imitated_Model
{
    private $id;
    private $settings;

    public function __construct(int $id, array $settings)
    {
        $this->id = $id;
        $this->settings = $settings;
    }

    public function get_id(): int
    {
        return $this->id;
    }

    public function get_settings(): array
    {
        return $this->settings;
    }
}

class Imitated_Form
{
    private $id;

    public function __construct(int $id)
    {
        $this->id = $id;
    }

    public function get(): Imitated_Model
    {
        return new Imitated_Model($this->id, $this->id === 11 ? ['title' => 'Contatti', 'logged_in' => 0] : []);
    }

    public function get_fields(): array
    {
        $fields = [
            101 => ['key' => 'email', 'type' => 'email', 'label' => 'E-mail', 'required' => 1, 'order' => 1],
            102 => ['key' => 'cap', 'type' => 'zip', 'label' => 'CAP', 'required' => '', 'order' => 2],
            103 => ['key' => 'foto', 'type' => 'file_upload', 'label' => 'Foto', 'upload_types' => 'jpg,png', 'order' => 3],
            104 => ['key' => 'invia', 'type' => 'submit', 'label' => 'Spedisci', 'order' => 4, 'processing_label' => '…'],
        ];
        $models = [];
        foreach ($this->id === 11 ? $fields : [] as $id => $settings) {
            $models[$id] = new Imitated_Model($id, $settings);
        }
        return $models;
    }

    public function get_actions(): array
    {
        return [new Imitated_Model(1, ['type' => 'successmessage', 'active' => 1, 'success_msg' => '<p>Grazie!</p>'])];
    }
}

class Imitated_Ninja_Forms
{
    public function form($id): Imitated_Form
    {
        return new Imitated_Form((int) $id);
    }
}

function Ninja_Forms(): Imitated_Ninja_Forms
{
    return new Imitated_Ninja_Forms();
}

add_shortcode('ninja_form', function ($attributes) {
    $id = (int) $attributes['id'];
    return '<noscript class="ninja-forms-noscript-message">Notice: JavaScript is required for this content.</noscript>'
        . "<div id=\"nf-form-$id-cont\" class=\"nf-form-cont\" aria-live=\"polite\" role=\"form\">"
        . '<div class="nf-loading-spinner"></div></div>'
        . "<script>var formDisplay=1;var nfForms=nfForms||[];var form=[];form.id='$id';nfForms.push(form);</script>";
});

function imitated_nonce_error(): array
{
    $time = (string) time();
    return ['new_nonce' => wp_create_nonce("ninja_forms_display_nonce_$time"), 'nonce_ts' => $time];
}

function imitated_submit(): void
{
    $name = 'ninja_forms_display_nonce' . (empty($_REQUEST['nonce_ts']) ? '' : "_{$_REQUEST['nonce_ts']}");
    $form = json_decode(wp_unslash($_POST['formData'] ?? ''), true);
    $answer = ['data' => [], 'errors' => [], 'debug' => []];
    if (!check_ajax_referer($name, 'security', false)) {
        $answer['errors'] = ['nonce' => imitated_nonce_error()];
    } elseif (!is_array($form)) {
        $answer['errors'] = ['Form data is not valid'];
    } elseif (!is_email($form['fields'][101]['value'] ?? '') && (int) $form['id'] === 11) {
        $answer['errors'] = ['fields' => ['101' => 'Please enter a valid email address!']];
    } elseif ((int) $form['id'] === 11) {
        update_option('imitated_submission', $form['fields']);
        $answer['data'] = ['form_id' => 11, 'actions' => ['success_message' => "<p>Grazie!</p>\n"]];
    }
    wp_send_json($answer);
}

add_action('wp_ajax_nopriv_nf_ajax_submit', 'imitated_submit');

function imitated_upload(): void
{
    $field = (int) ($_POST['field_id'] ?? 0);
    $answer = ['data' => ['files' => []], 'errors' => []];
    if (!check_ajax_referer("nf-file-upload-$field", 'nonce', false)) {
        $answer['errors'][] = 'Nonce error';
    } else {
        $name = $_FILES["files-$field"]['name'][0];
        $answer['data']['files'][] = ['name' => $name, 'tmp_name' => "nftmp-$name"];
    }
    wp_send_json($answer);
}

add_action('wp_ajax_nopriv_nf_fu_upload', 'imitated_upload');
