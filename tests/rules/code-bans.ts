/** Code that is allowed in one place only, or nowhere. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, type SourceFile } from './source-tree.ts'

interface Ban {
  pattern: RegExp
  /** Exempt files, by path. */
  isAllowed: (path: string) => boolean
  reason: string
}

/** Functions that Chrome 109, Safari 16.4 or Firefox 115 lack and `src/older-browsers.ts` does not bring. */
export const NEWER_THAN_FLOOR =
  /\bObject\.groupBy\b|\bArray\.fromAsync\b|\bPromise\.(?:withResolvers|try)\b|\bURL\.parse\(|\bRegExp\.escape\b|\bIterator\.(?:from|concat)\b|\bMath\.sumPrecise\b|\bIntl\.DurationFormat\b|\bUint8Array\.from(?:Base64|Hex)\b|\bError\.isError\b|\bReadableStream\.from\b|\bMap\.prototype\.getOrInsert|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|getOrInsert(?:Computed)?|toBase64|toHex|setFromBase64|findLastIndexOf|checkVisibility|moveBefore|getHTML|setHTMLUnsafe|showPopover|togglePopover|requestClose|transferToFixedLength)\(|\bdocument\.startViewTransition\(|\bscheduler\.(?:yield|postTask)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/

const BANS: readonly Ban[] = [
  {
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)/,
    isAllowed: (path) => path === 'src/lib/server-time.ts' || path.startsWith('src/sandbox/'),
    reason:
      "the device's clock may be hours off: ask getServerNow of lib/server-time, or getDeviceNow for a length of this device",
  },
  {
    pattern:
      /^(?![\s\S]*\bisComposing\()[\s\S]*(?:\bonKey(?:Down|Up|Press)=\{|addEventListener\('key|: KeyboardEvent\))/,
    // The password steps only watch Caps Lock, and the search box passes its keys to `use-search-choice.ts`.
    isAllowed: (path) => path.startsWith('src/features/account/auth/') || path.endsWith('/search-box.tsx'),
    reason:
      'a handler of keys asks isComposing of ui/hooks/typing-place first: a key of an input method is no command',
  },
  {
    pattern: /\bimport\.meta\.env\b/,
    // A late file reads its own address, so that no first visit carries it.
    isAllowed: (path) =>
      path.startsWith('src/app/') ||
      path === 'src/main.tsx' ||
      path === 'src/engines/code/inside/python-path.ts',
    reason: 'addresses are handed down at start (architecture)',
  },
  {
    pattern: /\bimport\.meta(?:\.env)?\s*(?:$|[;,)\]])/m,
    isAllowed: () => false,
    reason: 'a build replaces whole names: write import.meta.env.VITE_… where it is read',
  },
  {
    pattern: /\bIntl\.|\.toLocale(?:Date|Time)?String\(/,
    isAllowed: (path) => path === 'src/lib/bn.ts',
    reason: 'numbers, dates and money go through lib/bn',
  },
  {
    pattern: /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b/,
    // A first picture is markup that the app's own components make.
    isAllowed: (path) => ['src/ui/text/safe-html.tsx', 'src/app/start/first-picture.ts'].includes(path),
    reason: 'only ui/safe-html renders HTML (ruling R20)',
  },
  {
    pattern: /(?:from|import)\s*\(?\s*['"]zod\b/,
    isAllowed: () => false,
    reason: 'schemas are written in valibot, a third of its size (decision 0006)',
  },
  {
    pattern: /\.trim\(\)\s*[!=]==\s*''/,
    isAllowed: (path) => !/^src\/(?:features|routes|ui|sandbox\/(?:handlers|marking|session))\//.test(path),
    reason: 'a text of invisible marks alone is blank too: ask isBlank of lib/invisible',
  },
  {
    pattern: /<input\b(?![^]{0,240}?(?:type=["'{]*(?:radio|checkbox|range|file)|hidden))/,
    isAllowed: (path) =>
      /^src\/(?:ui\/fields|sandbox)\/|\/(?:search-field|palette-field|blanks|choices-part|choice)\.tsx$/.test(
        path,
      ),
    reason: 'a line of text is typed into a field of ui/fields, which drops invisible marks',
  },
  {
    pattern:
      /type=["'{]*file\b|\btype: 'file'|\bdataTransfer\b|\bclipboardData\.files\b|\bonDrop=|\bshowOpenFilePicker\b|\bFileButton\b|\bFileInput\b|\bDropzone\b/,
    // A screenshot can be pasted anywhere in a ticket, whose field takes several files.
    isAllowed: (path) =>
      /^src\/(?:ui\/fields|engines\/scan\/parts)\//.test(path) ||
      path === 'src/features/help/support/details-step.tsx',
    reason:
      'files are taken by FileDrop of ui/fields, which asks which one is meant and says what it did not take (ruling R46)',
  },
  {
    pattern:
      /^(?![\s\S]*(?:\bexpectField\b|\.focus\(\)|\bonOpen\(\w+, true\)|\bselect\([\w.]+, true\)|\buseQuestionActions\b))[\s\S]*(?:\bonClick=(?:(?!<\/|\bto=)[\s\S]){0,240}<Icon(?:Folder)?Plus\b|<Icon(?:Folder)?Plus\b(?:(?!<\/|\bto=)[\s\S]){0,60}\bonClick=)/,
    // Two open a form that takes the focus; a skill comes whole, with nothing left to type.
    isAllowed: (path) =>
      !path.startsWith('src/features/') ||
      /\/(?:period-editor|resource-editor|skills-field|match-card)\.tsx$/.test(path),
    reason: 'what a press adds gets the focus (useAddedFocus), or the next Space adds another',
  },
  {
    pattern: /\brecallUnknown\b/,
    isAllowed: (path) =>
      /^src\/(?:stores\/(?:browser\/guarded-storage|session\/own-storage)|app\/start\/kept-reply-ports)\.ts$/.test(
        path,
      ),
    reason: 'what the device has stored is read by its shape (readAs): recall, recallOwn or recallCopy',
  },
  {
    pattern: /\b(?:query|body): v\.object\(\{[^}]*: (?:v\.optional\()?v\.string\(\)/,
    isAllowed: () => false,
    reason: 'typed text has a shape of api/shapes/typed: Typed, Filled, or Line where it is compared',
  },
  {
    // An instant has its day in UTC: at night that is the previous day, month or year.
    pattern:
      /(?:\b(?:\w+_)?(?:at|until|instant|now)|\w*[a-z](?:At|Until|Instant)|(?:iso|toISOString)\(\)|\bat\([^()]*\))\??\.slice\((?:0, (?:4|7|10)|5, 7)\)/,
    isAllowed: (path) => path === 'src/lib/dhaka.ts',
    reason:
      "days, months and years of an instant are Dhaka's: ask getDhakaDay or readDhakaClock of lib/dhaka, or formatMonth of lib/bn",
  },
  {
    pattern: /\b(?:error\??|refused|failure)\.msg\b/,
    // Below the features a message is handed on with its error, and the toast asks for its words.
    isAllowed: (path) => !/^src\/(?:features|routes|app)\//.test(path),
    reason:
      "an error's own message may be the fixed English sentence: ask getFailureText of ui/states/failure-text",
  },
  {
    pattern:
      /\bconst (?:(?:A_)?(?:SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)|(?:SECOND|MINUTE|HOUR|DAY)_MS) = \d|\b86_400_000\b|\b24 \* (?:60 \* 60(?:_000| \* 1000)|3_600_000)\b/,
    isAllowed: (path) => path === 'src/lib/duration.ts',
    reason: 'lengths of time are named with their unit, and those in milliseconds are in lib/duration',
  },
  {
    pattern: NEWER_THAN_FLOOR,
    // Node runs the local API; its demo build names newer browsers.
    isAllowed: (path) => path.startsWith('src/sandbox/'),
    reason: 'newer than the floor of browsers (README), and not among what older-browsers.ts brings',
  },
]

/** Firefox 115 drops a rule with `:has`, so selected and unselected elements would look alike. */
const HIDDEN_CHOICE = /:has\(:checked\)/

function styleFaults(root: string): string[] {
  return globSync('src/**/*.css', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => HIDDEN_CHOICE.test(readFileSync(join(root, path), 'utf8')))
    .map(
      (path) =>
        `${path}: what is chosen is shown by [data-checked='true'], which every browser of the floor knows`,
    )
}

export function banFaults(files: readonly SourceFile[], root: string): string[] {
  const inCode = files
    .filter((file) => file.path.startsWith('src/') && !isTest(file))
    .flatMap(({ path, code }) =>
      BANS.filter(({ pattern, isAllowed }) => pattern.test(code) && !isAllowed(path)).map(
        ({ reason }) => `${path}: ${reason}`,
      ),
    )
  return [...inCode, ...styleFaults(root)]
}
