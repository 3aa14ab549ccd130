<?php
// Menus and a page with a form, as editors make them.
require getenv('WP_ROOT') . '/wp-load.php';

function page_named(string $slug): int
{
    return get_page_by_path($slug)->ID;
}

wp_insert_post([
    'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contatti', 'post_name' => 'contatti',
    'post_content' => "Scrivici <em>quando vuoi</em>.\n\n[ninja_form id=11]\n\nRispondiamo entro due giorni.",
]);
$menu = wp_create_nav_menu('Piede');
$post = get_page_by_path('pane-e-companatico', OBJECT, 'post')->ID;
$recipe = get_page_by_path('risotto-1', OBJECT, 'recipe')->ID;
$items = [
    ['menu-item-title' => 'Azienda', 'menu-item-url' => '#', 'menu-item-type' => 'custom'],
    ['menu-item-object' => 'page', 'menu-item-object-id' => page_named('contatti'), 'menu-item-type' => 'post_type'],
    ['menu-item-object' => 'post', 'menu-item-object-id' => $post, 'menu-item-type' => 'post_type', 'menu-item-title' => 'Pane'],
    ['menu-item-object' => 'recipe', 'menu-item-object-id' => $recipe, 'menu-item-type' => 'post_type'],
    ['menu-item-title' => 'Pasta & riso', 'menu-item-url' => '/shop/category/pasta', 'menu-item-type' => 'custom'],
];
$group = 0;
foreach ($items as $index => $item) {
    $id = wp_update_nav_menu_item($menu, 0, $item + ['menu-item-status' => 'publish', 'menu-item-parent-id' => $index === 1 ? $group : 0]);
    $group = $index === 0 ? $id : $group;
}
set_theme_mod('nav_menu_locations', ['footer' => $menu]);
