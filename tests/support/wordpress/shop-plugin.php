<?php
// A shop's own type of post with its taxonomy, as such sites register them.
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
