/**
 * What crawlers read of a shared proof: certificate, profile of a talent, performance of a batch. This file
 * has no import, because every host gets its text with the types removed (`write-proof.ts`). Only fields of
 * the public calls are used, everything is escaped, and after 300 ms the plain frame goes out to a person; a
 * crawler asks once and keeps what it gets, so it waits ten times as long. (ruling R79)
 */

export interface ProofWords {
  brand: string
  certificate: string
  kind: Readonly<Record<string, string>>
  issued: string
  replaced: string
  revoked: string
  unknown: string
  unknownText: string
  talent: string
  noTalent: string
  noTalentText: string
  performance: string
  performanceText: string
  months: readonly string[]
}

export interface ProofConfig {
  client: string
  api: string
  talentApi: string
  /** Where pictures of papers come from, without a slash at the end; empty where nothing draws them. */
  pictures: string
  shareImage: string
  words: ProofWords
}

export interface ProofFacts {
  title: string
  description: string
  isHidden: boolean
  /** Lines of the picture; none for what is not public or no longer valid. */
  picture?: { kind: string; name: string; title: string; foot: string }
}

type Reply = Readonly<Record<string, unknown>>
interface Asked {
  call: string
  describe: (reply: Reply | undefined) => ProofFacts
}

const TIME_LIMIT_MS = 300
const LONGEST_READ_MS = 3000
const CRAWLER =
  /facebookexternalhit|facebot|linkedinbot|whatsapp|twitterbot|telegrambot|slackbot|discordbot|skype|viber|pinterest|\bbot\b|bot[/;)]|crawler|spider/i
/** A paper that is revoked is not shown as valid for longer. */
const KEPT_MS = 60_000
const MOST_KEPT = 1000
const LONGEST = 150

/** The address of a proof: `/share/certificate/course/k7q2…`, `/talent/farhana`, `/performance/batch-1`. */
export const PROOF_PATH = /^\/(share\/certificate|talent|performance)\/([^/]+)(?:\/([^/]+))?\/?$/

const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Whole letters: a conjunct with its signs is one. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(text.slice(0, LONGEST + 32))) {
    if (short.length + segment.length > LONGEST) break
    short += segment
  }
  return `${short}…`
}

const writeDigits = (text: string | number) =>
  String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))

/** The day in Dhaka. */
function writeDate(instant: unknown, months: readonly string[]): string {
  const at = new Date(Date.parse(readText(instant)) + 21_600_000)
  if (Number.isNaN(at.getTime())) return ''
  return writeDigits(`${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''}, ${at.getUTCFullYear()}`)
}

function describeCertificate(reply: Reply | undefined, words: ProofWords): ProofFacts {
  const state = readText(reply?.['state'])
  if (reply === undefined || !['valid', 'replaced', 'revoked'].includes(state))
    return { title: words.unknown, description: words.unknownText, isHidden: true }
  const number = readText(reply['number'])
  // Neither name nor title of what is no longer valid.
  if (state !== 'valid') {
    const verdict = state === 'revoked' ? words.revoked : words.replaced
    return { title: `${words.certificate} ${number}`, description: verdict, isHidden: true }
  }
  const [name, title] = [readText(reply['learner_name']), readText(reply['title'])]
  const kind = words.kind[readText(reply['type'])] ?? words.certificate
  const foot = [writeDate(reply['issued_at'], words.months), number].filter(Boolean).join(' · ')
  return {
    title: `${name}: ${title}`,
    description: `${kind} · ${foot}। ${words.issued}`,
    isHidden: reply['is_searchable'] !== true,
    picture: { kind, name, title, foot },
  }
}

/** Unknown and unpublished profiles look the same. */
function describeTalent(reply: Reply | undefined, words: ProofWords): ProofFacts {
  if (reply?.['show_profile'] !== true)
    return { title: words.noTalent, description: words.noTalentText, isHidden: true }
  const [name, title, about] = ['name', 'title', 'about'].map((key) => readText(reply[key]))
  return {
    title: name ?? '',
    description: [title, about].filter(Boolean).join(' · ') || words.talent,
    isHidden: false,
    picture: { kind: words.talent, name: name ?? '', title: title ?? '', foot: '' },
  }
}

function describePerformance(reply: Reply | undefined, words: ProofWords): ProofFacts {
  const batch = reply?.['batch'] as Reply | undefined
  if (batch === undefined) return { title: words.unknown, description: words.unknownText, isHidden: true }
  const name = [readText(batch['course_title']), readText(batch['title'])].filter(Boolean).join(' · ')
  return {
    title: `${words.performance}: ${name}`,
    description: words.performanceText,
    isHidden: false,
    picture: { kind: words.performance, name, title: '', foot: '' },
  }
}

/** A part of an address for another one, where nothing in it may begin a parameter or a step upwards. */
function encodePart(part: string): string {
  let plain = part
  try {
    plain = decodeURIComponent(part)
  } catch {
    // A sign that is no encoding is encoded itself.
  }
  // A step upwards stays one when it is encoded.
  return encodeURIComponent(plain).replace(/^\.+$/, '')
}

/** The public call of an address; undefined for an address of something else. */
export function readProof(path: string, config: ProofConfig): Asked | undefined {
  const [, place, ...parts] = PROOF_PATH.exec(path) ?? []
  const [first = '', second] = parts.map((part) => part && encodePart(part))
  const { api, talentApi, words } = config
  if (place === 'share/certificate')
    return second === undefined
      ? undefined
      : {
          call: `${api}/certificate/share-url/${first}/${second}`,
          describe: (reply) => describeCertificate(reply, words),
        }
  if (second !== undefined) return undefined
  if (place === 'talent')
    return {
      call: `${talentApi}/talent/preview?username=${first}`,
      describe: (reply) => describeTalent(reply, words),
    }
  if (place === 'performance')
    return {
      call: `${api}/batch/performance-public/${first}`,
      describe: (reply) => describePerformance(reply, words),
    }
  return undefined
}

const kept = new Map<string, { until: number; facts: ProofFacts }>()

/** Calls under way: many crawlers may ask for one proof at once. */
const asking = new Map<string, Promise<ProofFacts | undefined>>()

function readFactsOnce(asked: Asked): Promise<ProofFacts | undefined> {
  const facts = asking.get(asked.call) ?? readFacts(asked).finally(() => asking.delete(asked.call))
  asking.set(asked.call, facts)
  return facts
}

/** Undefined when the API does not answer as the contract says. */
async function readFacts({ call, describe }: Asked): Promise<ProofFacts | undefined> {
  try {
    const response = await fetch(call, {
      signal: AbortSignal.timeout(LONGEST_READ_MS),
      headers: { accept: 'application/json' },
    })
    if (!response.ok && response.status !== 404) return undefined
    const { data } = (await response.json()) as { data?: Reply | null }
    if (response.ok && !data) return undefined
    const facts = describe(response.ok ? (data ?? undefined) : undefined)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(call, { until: Date.now() + KEPT_MS, facts })
    return facts
  } catch {
    return undefined
  }
}

/** Undefined when the API is late: its reply is then kept for whoever asks next. */
export async function askFacts(asked: Asked, limit = TIME_LIMIT_MS): Promise<ProofFacts | undefined> {
  const known = kept.get(asked.call)
  if (known && known.until > Date.now()) return known.facts
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit)
  })
  const facts = await Promise.race([readFactsOnce(asked), late])
  clearTimeout(timer)
  return facts
}

/** Replaces the general tags of the frame. */
export function writeHead(html: string, path: string, facts: ProofFacts, config: ProofConfig): string {
  const { client, pictures, shareImage, words } = config
  const title = escapeText(`${facts.title} – ${words.brand}`)
  const text = escapeText(shorten(facts.description))
  const image = escapeText(
    facts.picture && pictures ? `${pictures}/proof${path.replace(/\/$/, '')}.png` : client + shareImage,
  )
  const tags = [
    ['name', 'description', text],
    ['property', 'og:url', escapeText(client + path)],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', escapeText(words.brand)],
    ['property', 'og:locale', 'bn_BD'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', title],
    ...(facts.isHidden ? [['name', 'robots', 'noindex']] : []),
  ].map(([by, name, content]) => `<meta ${by}="${name}" content="${content}" data-static>`)
  return html
    .replace(/\s*<meta [^>]*data-static>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${title}</title>`, ...tags].join('\n    '))
}

const HIDDEN = '<meta name="robots" content="noindex" data-static>'

/**
 * The page of a proof for this agent of a browser; the frame as it is where nothing is known in time, which a
 * crawler shall not keep.
 */
export async function buildProofPage(
  path: string,
  frame: string,
  config: ProofConfig,
  agent = '',
): Promise<string> {
  const isCrawler = CRAWLER.test(agent)
  const asked = readProof(path, config)
  const facts = asked && (await askFacts(asked, isCrawler ? LONGEST_READ_MS : TIME_LIMIT_MS))
  if (facts) return writeHead(frame, path, facts, config)
  return isCrawler ? frame.replace('<title>', `${HIDDEN}<title>`) : frame
}
