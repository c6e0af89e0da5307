/**
 * The complete nginx configuration for a build: a `server` block to copy, and a wrapper to try it without
 * root rights.
 */

import { BOX_ADDRESS } from '#src/engines/code/box-page.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import { ASKED_ANEW, BARE_NAMES, HASHED_FOLDERS, KEPT_FOR_A_YEAR } from '../frames/host-files.ts'
import { SERVED_ADDRESSES } from './addresses.ts'
import { PROOF_PORT } from './proof/write-proof.ts'

/** The default folder of the pages on the host; the owner can change it. */
export const PLACE_ON_HOST = '/var/www/karigor'

export interface NginxSite {
  /** Folder of the pages. */
  folder: string
  /** The client's address. */
  client: string
  /** Headers of every response, as in `_headers`. */
  headers: Readonly<Record<string, string>>
  /** The policy of the page in which code runs; undefined where it is not offered. */
  boxHeaders?: Readonly<Record<string, string>> | undefined
  /** Paths of the client's origin that the API answers; empty when the API has separate hosts. */
  apiPaths: readonly string[]
  proofPort?: number | undefined
}

/** Where the API of this machine listens. */
const getLocalApi = () => `http://127.0.0.1:${process.env.PORT_API ?? 8000}`

const toRegExp = (pattern: string) =>
  `~^${pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\/$/, '')}/?$`

/** In table order: the first match wins. */
function listPages(): string[] {
  return SERVED_ADDRESSES.map(({ pattern, file }) => `  "${toRegExp(pattern)}" /${getHtmlName(file)};`)
}

/** Under their file names the app's files would be empty pages to a search engine. */
function listHidden(): string[] {
  const names = START_FILES.map((file) => getHtmlName(file).replace(/\.html$/, ''))
  return [
    String.raw`  location ~ ^/(?:${names.join('|')})\.html$ { return 404; }`,
    `  location ~ ^/(?:${BARE_NAMES.join('|')})/?$ { return 404; }`,
  ]
}

/**
 * A page below an address, as of a course, whose file was not prerendered: it is gone, or too new to be indexed. The
 * frame that answers says so only when its script has run.
 */
const buildRobotsMap = () => [
  'map "$request_uri $uri" $karigor_robots {',
  '  default "";',
  String.raw`  "~^/[^/? ]+/[^ ]+ /(?:${START_FILES.map((file) => getHtmlName(file).replace(/\.html$/, '')).join('|')})\.html$" "noindex";`,
  '}',
  '',
]

const buildProxy = (apiPaths: readonly string[]) => [
  '',
  '  # The API below the own origin: no second connection, and no question whether it may be asked.',
  `  location ~ ^(?:${apiPaths.join('|')})/ {`,
  `    proxy_pass ${getLocalApi()};`,
  '    proxy_http_version 1.1;',
  '    proxy_set_header Host $http_host;',
  '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '    proxy_set_header X-Forwarded-Proto $scheme;',
  '    client_max_body_size 200m;',
  '    # A header of its own keeps those of the pages away.',
  '    add_header X-Content-Type-Options "nosniff" always;',
  '  }',
]

/**
 * Shared proof is answered by the service of `proof/nginx/`; without it, or when it is slow, by the frame. A
 * header set here would drop those of the server block, so none is. (ruling R79)
 */
const buildProofPlaces = (port: number) => [
  '  # Shared proof, by proof/nginx/proof-service.mjs. Where it does not run the plain page goes out.',
  String.raw`  location ~ ^/(?:share/certificate/[^/]+/[^/]+|talent/[^/]+|performance/[^/]+)$ {`,
  `    proxy_pass http://127.0.0.1:${port};`,
  '    proxy_connect_timeout 300ms;',
  '    # The service keeps a person waiting for 300 ms at most, a crawler for 3 s.',
  '    proxy_read_timeout 4s;',
  '    proxy_intercept_errors on;',
  '    error_page 500 502 503 504 = @frame;',
  '  }',
  '  location @frame { try_files $karigor_page =404; }',
  String.raw`  location ~ ^/proof/.+\.png$ {`,
  `    proxy_pass http://127.0.0.1:${port};`,
  '    proxy_connect_timeout 300ms;',
  '    proxy_hide_header Cache-Control;',
  '  }',
]

const getVariable = (name: string) => `$karigor_${name.toLowerCase().replaceAll('-', '_')}`

/** One address has headers of its own; nginx sends none whose value is empty. (docs/decisions/0035) */
const buildBoxMaps = (
  headers: Readonly<Record<string, string>>,
  boxHeaders: Readonly<Record<string, string>> = {},
) =>
  Object.entries(boxHeaders).flatMap(([name, value]) => [
    `map $uri ${getVariable(name)} {`,
    `  default "${headers[name] ?? ''}";`,
    String.raw`  "~^${BOX_ADDRESS}(?:\.html)?$" "${value}";`,
    '}',
    '',
  ])

/** Copied into nginx's `conf.d`, it is all that the site needs besides a certificate. */
export function buildNginxSite({
  folder,
  client,
  headers,
  boxHeaders,
  apiPaths,
  proofPort = PROOF_PORT,
}: NginxSite): string {
  const { hostname, port, protocol } = new URL(client)
  const isIndexed = headers['X-Robots-Tag'] === undefined
  return [
    '# Made by the build: the pages from the table of routes, the headers from _headers. Put your folder into "root".',
    'map $uri $karigor_page {',
    '  default /.unknown;',
    ...listPages(),
    '}',
    '',
    'map $uri $karigor_cache {',
    `  default "${ASKED_ANEW}";`,
    `  "~^(?:${HASHED_FOLDERS.join('|')})" "${KEPT_FOR_A_YEAR}";`,
    '}',
    '',
    ...buildBoxMaps(headers, boxHeaders),
    ...(isIndexed ? buildRobotsMap() : []),
    'server {',
    `  listen ${port || '80'};`,
    `  server_name ${hostname};`,
    ...(protocol === 'https:'
      ? [`  # "certbot --nginx -d ${hostname}" puts the certificate in, and leads http to https.`]
      : []),
    `  root ${folder};`,
    '  server_tokens off;',
    '  charset utf-8;',
    '  charset_types text/css text/plain text/xml application/javascript application/manifest+json;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  # With the brotli module (Debian: libnginx-mod-http-brotli-static): brotli_static on;',
    '  absolute_redirect off;',
    '',
    ...Object.entries({ ...headers, ...boxHeaders }).map(
      ([name, value]) =>
        `  add_header ${name} ${boxHeaders?.[name] === undefined ? `"${value}"` : getVariable(name)} always;`,
    ),
    ...(isIndexed ? ['  add_header X-Robots-Tag $karigor_robots always;'] : []),
    '  add_header Cache-Control $karigor_cache always;',
    '',
    '  # What is unknown is a true 404, with the page that says so and leads on.',
    '  error_page 404 /404.html;',
    '  location / {',
    '    # One address a page: the one without a slash at its end.',
    '    rewrite ^(.+)/$ $1 permanent;',
    '    try_files $uri $uri.html $karigor_page =404;',
    '  }',
    ...buildProofPlaces(proofPort),
    ...listHidden(),
    '  location = /manifest.webmanifest { types { } default_type application/manifest+json; }',
    "  # The hosts' own files, and hidden ones, are nobody's.",
    String.raw`  location ~ ^/_(?:headers|redirects)$|/\.(?!well-known/) { return 404; }`,
    ...(apiPaths.length > 0 ? buildProxy(apiPaths) : []),
    '}',
    '',
  ].join('\n')
}

/**
 * `nginx -c` with it starts the site for the builder; everything that it writes is in `temporary`. Not part
 * of a release.
 */
export function buildNginxTrial(site: NginxSite, temporary: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${temporary}/${kind};`,
  )
  return [
    '# For a trial on your own machine: nginx -c with the whole path of this file.',
    'worker_processes 1;',
    `pid ${temporary}/nginx.pid;`,
    `error_log ${temporary}/error.log;`,
    'events { }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    `  access_log off;`,
    ...bodies,
    buildNginxSite(site),
    '}',
    '',
  ].join('\n')
}
