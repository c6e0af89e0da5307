/**
 * The programming languages of questions, answers and files, one row each: whatever names, colours, runs or
 * takes them reads this table. A row with `runs` needs its engine in `src/engines/code`. ("Add a language" in
 * CONTRIBUTING.md)
 */

interface LanguageFacts {
  label: string
  /** Other names in code blocks and contracts, in small letters. */
  alsoCalled?: readonly string[]
  /** Of its files, without dots. */
  endings: readonly string[]
  /** A code question may ask for it. */
  isAsked?: true
  /** An engine runs it on the device. (ruling R75) */
  runs?: true
  /** Its files are refused, since a browser would run them. (ruling R46) */
  isUnsafe?: true
}

const define = <Rows extends Record<string, LanguageFacts>>(rows: Rows) => rows

const LANGUAGES = define({
  javascript: {
    label: 'JavaScript',
    alsoCalled: ['js'],
    endings: ['js', 'jsx', 'mjs'],
    isAsked: true,
    runs: true,
  },
  typescript: { label: 'TypeScript', alsoCalled: ['ts'], endings: ['ts', 'tsx'] },
  python: {
    label: 'Python',
    alsoCalled: ['python3', 'py'],
    endings: ['py'],
    isAsked: true,
    runs: true,
  },
  java: { label: 'Java', endings: ['java'], isAsked: true },
  c: { label: 'C', endings: ['c', 'h'] },
  cpp: { label: 'C++', endings: ['cpp', 'hpp'], isAsked: true },
  php: { label: 'PHP', endings: ['php'], isAsked: true },
  sql: { label: 'SQL', alsoCalled: ['sqlite'], endings: ['sql'], isAsked: true, runs: true },
  html: { label: 'HTML', endings: ['html'], isAsked: true, runs: true, isUnsafe: true },
  css: { label: 'CSS', endings: ['css'], isAsked: true },
})

type Languages = typeof LANGUAGES
export type Language = keyof Languages
export type RunLanguage = {
  [Name in Language]: Languages[Name] extends { runs: true } ? Name : never
}[Language]

const ROWS = Object.entries<LanguageFacts>(LANGUAGES) as readonly (readonly [Language, LanguageFacts])[]

/** By any of its names; undefined for a language that the table does not have. */
export function findLanguage(name: string | undefined): Language | undefined {
  const wanted = name?.toLowerCase() ?? ''
  return ROWS.find(([id, { alsoCalled }]) => id === wanted || alsoCalled?.includes(wanted))?.[0]
}

export function getLanguageName(name: string): string {
  const found = findLanguage(name)
  return found === undefined ? name : LANGUAGES[found].label
}

const canRun = (name: Language): name is RunLanguage => (LANGUAGES[name] as LanguageFacts).runs === true

/** Undefined for a language that no engine runs. */
export function findRunLanguage(name: string | undefined): RunLanguage | undefined {
  const found = findLanguage(name)
  return found !== undefined && canRun(found) ? found : undefined
}

/** Every name of the languages that an engine runs. */
export const RUN_NAMES: readonly string[] = ROWS.flatMap(([id, { alsoCalled = [], runs }]) =>
  runs ? [id, ...alsoCalled] : [],
)

/** What a code question may ask for. */
export const ASKED_LANGUAGES = ROWS.filter(([, { isAsked }]) => isAsked).map(([value, { label }]) => ({
  value,
  label,
}))

/** Endings of programs, without dots. */
export const PROGRAM_ENDINGS: readonly string[] = ROWS.flatMap(([, { endings }]) => endings)
/** Those that may be uploaded. (ruling R46) */
export const SAFE_PROGRAM_ENDINGS: readonly string[] = ROWS.flatMap(([, { endings, isUnsafe }]) =>
  isUnsafe ? [] : endings,
)
