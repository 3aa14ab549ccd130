<?php
// A custom post type with its taxonomy.
add_action('init', function () {
    register_taxonomy('portata', 'recipe', ['public' => true, 'show_in_rest' => true]);
    register_post_type('recipe', [
        'public' => true,
        'show_in_rest' => true,
        'rest_base' => 'recipes',
        'taxonomies' => ['portata'],
        'supports' => ['title', 'editor', 'excerpt', 'thumbnail'],
        'rewrite' => ['slug' => 'ricette'],
    ]);
});
