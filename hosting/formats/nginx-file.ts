import { FILE_POLICY, SECURITY_HEADERS } from '../security-headers.ts';
/** A whole nginx.conf for the built site, for an unprivileged nginx behind whatever ends TLS. */
import {
  BLOCKED_FILES,
  CACHE_CONTROL,
  CONTENT_TYPES,
  FILE_URL,
  HASHED_FOLDERS,
  MISSING_PAGE,
  MISSING_TRIP_PAGE,
  TRIP_URL,
  type SiteManifest,
} from '../site-manifest.ts';

/** Maps are read when the headers are written: `$uri` is then the file that is sent, and `add_header` stands in one place. */
export function nginxFile({ policy, moved }: SiteManifest): string {
  return `# Written by the build from hosting/. Put the site into /srv/site, or change root; end TLS before it.
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
# Debian's modules, where there are any.
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }

http {
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;
  access_log off;
  server_tokens off;
  sendfile on;
  absolute_redirect off;
  map_hash_bucket_size 2048;
  map_hash_max_size 65536;
  variables_hash_bucket_size 128;

  types {
${lines(Object.entries(CONTENT_TYPES).map(([ending, type]) => `"${type}" ${ending};`))}
  }
  default_type "text/plain; charset=utf-8";

  map $uri $policy {
    default "${FILE_POLICY}";
    "~\\.html$" "${policy}";
  }
  map "$status $uri" $freshness {
    default "${CACHE_CONTROL.revalidate}";
    "~^(200|206|304) /(${HASHED_FOLDERS.join('|')})/" "${CACHE_CONTROL.immutable}";
    "~^(200|206|304) .*\\.data$" "${CACHE_CONTROL.data}";
  }
  map $status $methods {
    default "";
    405 "GET, HEAD";
  }
  map $uri $moved {
    default "";
${lines([...moved].map(([from, to]) => `${from} ${to};`))}
  }

  server {
    listen 8080;
    root /srv/site;
    merge_slashes off;
    gzip_static on;
    gzip_vary on;
    # brotli_static on;  # with the module for it (Debian: libnginx-mod-http-brotli-static)

    add_header Content-Security-Policy $policy always;
    add_header Cache-Control $freshness always;
    add_header Allow $methods always;
${lines(Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`))}

    if ($request_method !~ ^(GET|HEAD)$) { return 405 "Method not allowed\\n"; }
    if ($moved) { return 301 $moved$is_args$args; }

    error_page 404 ${MISSING_PAGE};
    location = / { try_files /index.html =404; }
    location = /404 { return 404; }
    location = /trips/404 { return 404; }
    location = ${MISSING_PAGE} { internal; }
    location = ${MISSING_TRIP_PAGE} { internal; }
    location ~ // { return 404; }
    location ~ ${BLOCKED_FILES} { return 404 "Not found\\n"; }
    location ~ ${FILE_URL} { try_files $uri @nothing; }
    location ~ ${TRIP_URL} { try_files $uri.html =404; error_page 404 ${MISSING_TRIP_PAGE}; }
    location / { try_files $uri.html =404; }
    location @nothing { types { } return 404 "Not found\\n"; }
  }
}
`;
}

function lines(of: readonly string[]): string {
  return of.map((line) => `    ${line}`).join('\n');
}
