/** Builds docs/backend.md: what a server must do, by screen, from the contract's rows and the list of driven calls. (ruling R10) */

import { join } from 'node:path'
import { formatPath, listRows, type KeyedRow } from '#src/api/contract/all.ts'
import { isPage, type Row } from '#src/api/row.ts'
import { type Driven, readDriven } from './driven-list.ts'
import { formatWho } from './openapi/describe.ts'
import { buildInputSchema, type Json } from './openapi/shapes.ts'
import { projectRoot } from './script.ts'

export const BACKEND_DOC = join(projectRoot, 'docs/backend.md')

/** A call that this many screens make belongs to the frame around them. */
const FRAME_SCREENS = 25
const MOST_FIELDS = 40
/** Listed when the address does not identify the screen. */
const ANY_SCREEN = '*'

const INTRO = `# What a server must do

Made by \`npm run contract -- --write\` from the tables in \`src/api/contract\`, the shapes in \`src/api/shapes\` and the screens that
the journeys have seen making each call. \`npm run openapi\` gives the same as OpenAPI 3.1, with every field; \`npm run conformance -- <address> --token <token>\`
asks a live server and says what is missing.

## On every call

- The base is versioned: paths stand below \`/api/v2\`; those marked _talent_ below the talent API, those marked _search_ at the root of the search service.
- Headers: \`accesstoken\` of who is logged in, \`guestid\`, \`fingerprint\`, \`metadata\`; the talent API gets the token alone, search \`guestid\` and the token.
- Every answer is \`{ code, status: "success" | "error", msg, data }\`; a list adds \`total\`, \`page\` and \`count\` beside \`data\`: whole
  numbers from 0. In one list no \`_id\` comes twice; the client would show the first. \`msg\` is shown, in Bengali.
- An error keeps the envelope. A wrong field is named in \`errors: { field: msg }\`. 401 means a dead token: the client refreshes once and asks again.
  403 is for what belongs to others, 409 brings the present state, 410 is for what is over.
- A body with a \`key\` or an \`edit\` may arrive twice and counts once. A field that the contract does not name is dropped by the client.
- Instants are ISO 8601 with a zone (\`Z\` or an offset, \`+06:00\`; the client sends \`Z\`), days are \`YYYY-MM-DD\` of Dhaka, money is in whole units of its currency.
- An upload is judged by its bytes: kind, size, and the pixels of a picture before it is decoded (40 million at most). A picture is kept without
  its metadata: others may read where it was taken.
- Whoever may call is enforced by the server. _everybody_ means guests too; a talent may do all that a learner may.

## On sessions

- \`POST user/logout\` takes the refresh token in its header for enough: the access token may have run out, or the page that sends it may be closing. It ends
  that one login, also when a refresh of it is on its way, and answers 401 when there is nothing left to end. It may arrive after the same person has
  logged in anew on the same device: the newer login stays.
- The token in the address that \`GET cv/token\` answers is good for the CV builder's own calls and for nothing else; every call of this contract refuses it
  with 403. It ends with the login that asked for it.
- A place in an orientation moves only for the guest id or the person who booked it, or for the account that has proved the contact. For anybody else the
  same contact answers 409 and says nothing of the booking.
`

const getAnchor = (key: string) => key.replaceAll('.', '').toLowerCase()
const getBaseOf = (row: Row) => row.options.base ?? 'main'
const formatCall = (row: Row) =>
  `\`${row.method} ${formatPath(row).replace(/^\//, '')}\`${getBaseOf(row) === 'main' ? '' : ` _${getBaseOf(row)}_`}`
const getCall = (row: Row) => [row.method, formatPath(row), getBaseOf(row)].join('\t')
function listFields(schema: Json): string | undefined {
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return undefined
  const shown = names
    .slice(0, MOST_FIELDS)
    .map((name) => (schema.required?.includes(name) ? name : `${name}?`))
  return `{ ${[...shown, ...(names.length > MOST_FIELDS ? ['…'] : [])].join(', ')} }`
}

function describe(schema: Json): string {
  const branches = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (branches) {
    const shapes = branches.filter(({ type }) => type !== 'null').map(describe)
    const text = [...new Set(shapes)].join(' or ')
    return branches.some(({ type }) => type === 'null') ? `${text}, or null` : text
  }
  if (schema.type === 'array') return `a list of ${describe((schema.items as Json | undefined) ?? {})}`
  return listFields(schema) ?? (schema.type === 'null' ? 'null' : String(schema.type ?? 'anything'))
}

function describeReply({ options: { reply } }: Row): string {
  if (reply === undefined) return 'nothing that is read'
  const schema = buildInputSchema(reply)
  if (!isPage(reply)) return `\`${describe(schema)}\``
  return `a page of \`${describe(((schema.properties?.data as Json | undefined)?.items as Json | undefined) ?? {})}\``
}

function formatRow({ key, row }: KeyedRow): string[] {
  const { query, body, form, force } = row.options
  const asked = [
    query && listFields(buildInputSchema(query)),
    ...Object.entries(force ?? {}).map(([name, value]) => `${name}=${value}`),
  ].filter(Boolean)
  const sent = body && describe(buildInputSchema(body))
  return [
    `### ${key}`,
    '',
    `- ${formatCall(row)}, for ${formatWho(row)}`,
    ...(asked.length > 0 ? [`- query: \`${asked.join(' ')}\``] : []),
    ...(sent ? [`- body${form ? ' (multipart)' : ''}: \`${sent}\``] : []),
    `- answers ${describeReply(row)}`,
    '',
  ]
}

function formatScreens(rows: readonly KeyedRow[], driven: Driven): string[] {
  const screens = new Map<string, KeyedRow[]>()
  const frame: KeyedRow[] = []
  for (const each of rows) {
    const driving = driven.get(getCall(each.row)) ?? []
    if (driving.length >= FRAME_SCREENS) frame.push(each)
    else for (const screen of driving) screens.set(screen, [...(screens.get(screen) ?? []), each])
  }
  const link = ({ key, row }: KeyedRow) => `- [${formatCall(row)}](#${getAnchor(key)})`
  const parts = [
    ...(frame.length > 0 ? [['Around most pages', frame] as const] : []),
    ...[...screens].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]
  return parts.flatMap(([screen, calls]) => [
    `### ${screen.startsWith('/') ? `\`${screen}\`` : screen.replace(ANY_SCREEN, 'Elsewhere')}`,
    '',
    ...calls.map(link),
    '',
  ])
}

export function formatBackend(): string {
  const rows = listRows().filter(({ row }) => getBaseOf(row) !== 'external')
  const lines = [
    '## By screen',
    '',
    'What works when these calls do. A screen shows a failed part in its place and goes on.',
    '',
    ...formatScreens(rows, readDriven()),
    '## Call by call',
    '',
    '`?` marks what may be left out.',
    '',
    ...rows.flatMap(formatRow),
  ]
  return `${INTRO}\n${lines.join('\n').trimEnd()}\n`
}
