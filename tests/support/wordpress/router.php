<?php
// Serves existing files; falls back to index.php only with rewriting on.
$root = getenv('WP_ROOT');
$folder = getenv('WP_FOLDER');
$path = rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$inside = $folder === '' || strpos("$path/", "$folder/") === 0;
$file = $inside ? $root . substr($path, strlen($folder)) : '';
if ($inside && is_dir($file)) {
    $file = rtrim($file, '/') . '/index.php';
}
if (!$inside || (!is_file($file) && getenv('WP_REWRITE') !== '1')) {
    http_response_code(404);
    header('Content-Type: text/html');
    echo '<!doctype html><title>404 Not Found</title>';
    return true;
}
if (is_file($file) && substr($file, -4) !== '.php') {
    header('Content-Type: ' . mime_content_type($file));
    readfile($file);
    return true;
}
$script = is_file($file) ? $file : "$root/index.php";
$_SERVER['SCRIPT_FILENAME'] = $script;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $folder . substr($script, strlen($root));
chdir(dirname($script));
require $script;
