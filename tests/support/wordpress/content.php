<?php
// Seeds a fresh WordPress and prints the ids used by the tests.
require getenv('WP_ROOT') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

update_option('timezone_string', 'Europe/Rome');
update_option('permalink_structure', '');

function add_document(array $fields): int
{
    $id = wp_insert_post(wp_slash($fields + ['post_status' => 'publish', 'post_type' => 'post']), true);
    if (is_wp_error($id)) {
        throw new Exception($id->get_error_message());
    }
    return $id;
}

function add_picture(string $name): int
{
    $drawing = imagecreatetruecolor(640, 480);
    ob_start();
    imagejpeg($drawing);
    $upload = wp_upload_bits($name, null, ob_get_clean());
    if ($upload['error']) {
        throw new Exception($upload['error']);
    }
    $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_status' => 'inherit'], $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', 'Il banco del pane & dei dolci');
    return $id;
}

$kitchen = wp_insert_term('In cucina & a tavola', 'category', ['slug' => 'in-cucina'])['term_id'];
$first = wp_insert_term('Primi', 'portata', ['slug' => 'primi'])['term_id'];

for ($day = 1; $day <= 12; $day++) {
    add_document([
        'post_title' => "Notizia numero $day",
        'post_name' => "notizia-$day",
        'post_content' => 'Testo della notizia.',
        'post_date' => sprintf('2026-10-%02d 09:30:00', $day),
        'post_category' => [$day <= 9 ? $kitchen : 1],
    ]);
}
wp_delete_post(1, true);

$picture = add_picture('pane.jpg');
$relative = wp_make_link_relative(wp_get_attachment_url($picture));
$bread = add_document([
    'post_title' => 'Pane & "companatico" - d\'una volta',
    'post_name' => 'pane-e-companatico',
    'post_excerpt' => 'Farina & acqua...',
    'post_content' => "Il pane dell'Artusi.\n\n[vc_row el=\"1\"]Ciao[/vc_row]\n\n[gallery ids=\"\"]\n\n<img src=\"$relative\" alt=\"\">",
    'post_date' => '2026-10-20 09:30:00',
    'post_category' => [$kitchen],
]);
set_post_thumbnail($bread, $picture);

$deleted_picture = add_picture('perduta.jpg');
$without = add_document(['post_title' => 'Senza figura', 'post_name' => 'senza-figura', 'post_content' => 'Parole.', 'post_date' => '2026-10-21 09:30:00']);
set_post_thumbnail($without, $deleted_picture);
wp_delete_attachment($deleted_picture, true);
update_post_meta($without, '_thumbnail_id', $deleted_picture);

add_document(['post_title' => 'Riservato', 'post_name' => 'riservato', 'post_content' => 'Il segreto dello zafferano.', 'post_excerpt' => 'Un segreto.', 'post_password' => 'zafferano', 'post_date' => '2026-10-22 09:30:00']);
add_document(['post_title' => 'Bozza', 'post_name' => 'bozza', 'post_content' => 'Non ancora.', 'post_status' => 'draft']);
add_document(['post_title' => 'Privato', 'post_name' => 'privato', 'post_content' => 'Per pochi.', 'post_status' => 'private']);
add_document(['post_title' => 'Domani', 'post_name' => 'domani', 'post_content' => 'Poi.', 'post_status' => 'future', 'post_date' => '2099-01-01 09:00:00']);

add_document(['post_type' => 'page', 'post_title' => 'Chi siamo', 'post_name' => 'chi-siamo', 'post_content' => 'Bottega dal 1954.']);
add_document(['post_type' => 'page', 'post_title' => 'Cambia', 'post_name' => 'cambia', 'post_content' => 'Bozza di pagina.', 'post_status' => 'draft']);
add_document(['post_type' => 'page', 'post_title' => 'Soci', 'post_name' => 'soci', 'post_content' => 'Solo per i soci.', 'post_password' => 'socio']);

for ($number = 1; $number <= 9; $number++) {
    $recipe = add_document(['post_type' => 'recipe', 'post_title' => "Risotto $number", 'post_name' => "risotto-$number", 'post_content' => 'Tostare il riso.', 'post_date' => sprintf('2026-09-%02d 10:00:00', $number)]);
    wp_set_object_terms($recipe, [$first], 'portata');
}

[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'Negozio']);

echo json_encode(['password' => $password, 'version' => get_bloginfo('version')]);
