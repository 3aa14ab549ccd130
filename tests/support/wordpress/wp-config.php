<?php
// Configuration of a temporary WordPress; its location comes from the environment.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WP_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', getenv('WP_ADDRESS'));
define('WP_SITEURL', getenv('WP_ADDRESS'));
// Allows application passwords without https.
define('WP_ENVIRONMENT_TYPE', 'local');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define("{$name}_KEY", "only for tests $name key");
    define("{$name}_SALT", "only for tests $name salt");
}
if (getenv('WP_SHOP_URL')) {
    define('MADIA_STOREFRONT_URL', getenv('WP_SHOP_URL'));
    define('MADIA_REVALIDATE_SECRET', getenv('WP_SHOP_SECRET'));
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
