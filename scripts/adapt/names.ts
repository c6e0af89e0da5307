/** Which names of fields and of parts of an address mean the same. */

/** Names of fields, without the noun of their object: `course_name` is the `name` of a course. */
const FIELD_GROUPS: readonly (readonly string[])[] = [
  ['title', 'name', 'display name', 'full name', 'label', 'heading', 'subject', 'username'],
  ['name', 'title', 'full name', 'display name', 'username', 'label'],
  ['_id', 'id', 'uuid', 'guid', 'pk', 'identifier', 'key'],
  ['idx', 'id', 'number', 'reference', 'order id', 'receipt no', 'no'],
  // A slug leads to the thing, so it must be what the server's addresses take.
  ['slug', 'url key', 'permalink', 'post name', 'handle', 'id', 'key'],
  [
    'thumbnail',
    'image',
    'cover',
    'picture',
    'photo',
    'banner',
    'poster',
    'media',
    'image url',
    'thumbnail url',
  ],
  [
    'cover',
    'image',
    'thumbnail',
    'picture',
    'banner',
    'poster',
    'cover image',
    'media',
    'image url',
    'thumbnail url',
  ],
  ['promise', 'short description', 'summary', 'tagline', 'subtitle', 'excerpt', 'description heading'],
  ['photo', 'image', 'picture', 'avatar', 'avatar url', 'profile image', 'photo url'],
  [
    'description',
    'detail',
    'body',
    'overview',
    'content',
    'about',
    'summary',
    'message',
    'text',
    'instruction',
  ],
  ['text', 'summary', 'short description', 'excerpt', 'intro', 'tagline', 'description', 'message', 'body'],
  ['meta description', 'summary', 'short description', 'excerpt', 'text', 'message'],
  ['start at', 'start', 'starts at', 'start date', 'start time', 'begin at', 'begins at', 'scheduled at'],
  ['end at', 'end', 'ends at', 'end date', 'end time', 'finish at'],
  ['at', 'date', 'time', 'start at', 'start', 'scheduled at'],
  [
    'created at',
    'created',
    'creation time',
    'create time',
    'date created',
    'created on',
    'posted at',
    'published at',
    'timestamp',
  ],
  ['updated at', 'updated', 'update time', 'modified', 'date modified', 'last modified'],
  ['deadline', 'due', 'due at', 'due date', 'due time', 'closes at', 'expire at'],
  [
    'marks',
    'points',
    'point possible',
    'points possible',
    'max points',
    'full marks',
    'max score',
    'total points',
  ],
  ['mark', 'score', 'grade', 'points'],
  ['duration', 'length', 'seconds', 'duration seconds'],
  ['url', 'link', 'href', 'file url', 'download url', 'uri'],
  ['state', 'status', 'workflow state'],
  ['kind', 'type', 'format'],
  ['price', 'amount', 'cost', 'fee', 'value'],
  ['amount', 'price', 'total', 'value'],
  ['percent', 'percentage', 'progress', 'completion'],
  ['author', 'creator', 'user', 'owner', 'created by'],
  ['learner', 'student', 'user', 'member'],
  ['teacher', 'instructor', 'tutor', 'author'],
  ['batch', 'cohort', 'section', 'group', 'class'],
  ['position', 'last position', 'current time'],
  ['day no', 'position', 'order', 'number'],
  ['phone', 'mobile', 'phone number', 'contact number'],
]

/** Parts of an address that mean the same thing of a school. */
const NOUN_GROUPS: readonly (readonly string[])[] = [
  ['course', 'program'],
  ['batch', 'cohort', 'section', 'classroom'],
  ['category', 'subject', 'topic'],
  ['user', 'account', 'profile', 'user profile'],
  ['me', 'self', 'current', 'whoami'],
  ['assignment', 'course work', 'homework'],
  ['submission', 'student submission', 'attempt'],
  ['exam', 'quiz', 'test'],
  ['notice', 'announcement', 'news'],
  ['recording', 'video', 'vod'],
  ['resource', 'material', 'attachment'],
  ['certificate', 'credential'],
  ['live', 'webinar', 'meeting'],
  ['jobpost', 'job', 'vacancy', 'job post'],
  ['transaction', 'payment', 'order'],
  ['progress', 'completion'],
]

/** Money in hundredths says so in its name. */
const HUNDREDTHS = /^(?:cents?|paisa|poisha|minor)$/

/** `courseWork`, `course_work`, `course-works` → `course work`. */
export function splitName(name: string): string {
  if (name === '_id') return name
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(dropPlural)
    .join(' ')
}

function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:zz|ss|sh|ch|x)es$/.test(word)) return word.replace(/z?es$/, '')
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|marks)$/.test(word) ? word.slice(0, -1) : word
}

export const isHundredths = (name: string) =>
  splitName(name)
    .split(' ')
    .some((word) => HUNDREDTHS.test(word))

const dropUnit = (words: string) =>
  words
    .split(' ')
    .filter((word) => !HUNDREDTHS.test(word))
    .join(' ')

const GROUPS = FIELD_GROUPS.map((group) => group.map(splitName))
const NOUNS = NOUN_GROUPS.map((group) => group.map(splitName))

/**
 * How well `theirs` names what we call `own`: 0 the same, 1 spelt otherwise, more is a guess, undefined is
 * another thing. `noun` is what has the field, as `course`.
 */
export function rankName(own: string, theirs: string, noun: string): number | undefined {
  if (own === theirs) return 0
  const wanted = splitName(own)
  const words = dropUnit(splitName(theirs))
  if (words === wanted || (own === '_id' && words === 'id')) return 1
  const start = `${noun} `
  const bare = words.startsWith(start) ? words.slice(start.length) : words
  if (bare === wanted) return 2
  const ranks = GROUPS.filter(([first]) => first === wanted).map((group) => group.indexOf(bare))
  const rank = ranks.find((each) => each > 0)
  return rank === undefined ? undefined : 2 + rank
}

/** How two parts of an address go together, as in {@link rankName}. */
export function rankPart(own: string, theirs: string): number | undefined {
  if (own === theirs) return 0
  const [wanted, words] = [splitName(own), splitName(theirs)]
  if (wanted === words) return 1
  return NOUNS.some((group) => group.includes(wanted) && group.includes(words)) ? 2 : undefined
}
