import { FILE_POLICY, SECURITY_HEADERS } from '../security-headers.ts';
/** A whole Caddyfile for the built site. */
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

/** `route` keeps the order that is written here; an error starts anew in handle_errors, with the headers set so far. */
export function caddyFile({ pages, missingPolicy, missingTripPolicy, moved, endings }: SiteManifest): string {
  return `# Written by the build from hosting/. Put the site into /srv/site, or change root; a domain in place of :8080 brings TLS.
{
  admin off
}

:8080 {
  root * /srv/site

  map {path} {moved} {
${lines([...moved].map(([from, to]) => `${from} ${to}`))}
    default ""
  }

  route {
    header {
${lines(Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} "${value}"`))}
      Content-Security-Policy "${FILE_POLICY}"
      Cache-Control "${CACHE_CONTROL.revalidate}"
    }

    @other not method GET HEAD
    header @other Allow "GET, HEAD"
    header @other Content-Type "text/plain; charset=utf-8"
    respond @other "Method not allowed
" 405

    @movedAsking expression \`{moved} != "" && {query} != ""\`
    redir @movedAsking {moved}?{query} 301
    @moved expression \`{moved} != ""\`
    redir @moved {moved} 301

    @double expression \`{http.request.orig_uri.path}.contains("//")\`
    error @double 404
    @unserved path_regexp ${BLOCKED_FILES}
    error @unserved 404
    @hidden path /404 /trips/404 ${MISSING_PAGE} ${MISSING_TRIP_PAGE}
    error @hidden 404

    @hashed {
      path ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}
      file
    }
    header @hashed Cache-Control "${CACHE_CONTROL.immutable}"
    @kept {
      path *.data
      file
    }
    header @kept Cache-Control "${CACHE_CONTROL.data}"
${endings.map((ending) => `    @${ending} path *.${ending}\n    header @${ending} {\n      Content-Type "${CONTENT_TYPES[ending]}"\n      defer\n    }`).join('\n')}

    rewrite / /index.html
    @page {
      not path_regexp ${FILE_URL}
      file {path}.html
    }
    rewrite @page {http.matchers.file.relative}
    map {path} {policy} {
${lines([...pages].map(([address, policy]) => `${address === '/' ? '/index' : address}.html "${policy}"`))}
      default "${FILE_POLICY}"
    }
    header Content-Security-Policy {policy}
    @folder not path_regexp ${FILE_URL}
    error @folder 404
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    header Content-Security-Policy "${FILE_POLICY}"
    header Cache-Control "${CACHE_CONTROL.revalidate}"
    header -ETag
    header -Last-Modified
    @file expression \`{http.error.status_code} != 404 || {http.request.orig_uri.path}.matches("${FILE_URL.replaceAll('\\', '\\\\')}")\`
    handle @file {
      header Content-Type "text/plain; charset=utf-8"
      respond "Not found
" {err.status_code}
    }
    @trip expression \`{http.request.orig_uri.path}.matches("${TRIP_URL}")\`
    handle @trip {
      header Content-Security-Policy "${missingTripPolicy}"
      rewrite * ${MISSING_TRIP_PAGE}
      file_server {
        precompressed br gzip
        status 404
      }
    }
    handle {
      header Content-Security-Policy "${missingPolicy}"
      rewrite * ${MISSING_PAGE}
      file_server {
        precompressed br gzip
        status 404
      }
    }
  }
}
`;
}

function lines(of: readonly string[]): string {
  return of.map((line) => `    ${line}`).join('\n');
}
