/** What an error of a beginner means here, in their own language. (ruling R75) */

import type { RunLanguage } from '#src/lib/languages.ts'
import { words } from './words.ts'

interface Hint {
  languages: readonly RunLanguage[]
  /** Of what was said, or of the code itself where nothing is said. */
  looks: 'said' | 'code'
  pattern: RegExp
  text: (name: string) => string
}

const SCRIPTS: readonly RunLanguage[] = ['javascript', 'html']
const { hints } = words

const HINTS: readonly Hint[] = [
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern:
      /\b(fetch|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection|WebTransport)\b.*\bnot (?:defined|a constructor|a function)|Can't find variable: (fetch|XMLHttpRequest|WebSocket)/,
    text: hints.noNetwork,
  },
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern: /\b(prompt|confirm)\b.*\bnot (?:defined|a function)|Can't find variable: (prompt|confirm)/,
    text: hints.noAsking,
  },
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern:
      /\b(require|module|exports|process)\b.*\bnot defined|Can't find variable: (require|module|process)/,
    text: hints.noNode,
  },
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern: /\b(document|window)\b.*\bnot defined|Can't find variable: (document|window)/,
    text: hints.noPage,
  },
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern: /\b(localStorage|sessionStorage|cookie|indexedDB|caches)\b/,
    text: hints.noStorage,
  },
  {
    languages: SCRIPTS,
    looks: 'said',
    pattern: /SyntaxError.*\b(import|export)\b|SyntaxError.*\bmodule\b/,
    text: () => hints.noModules,
  },
  { languages: SCRIPTS, looks: 'said', pattern: /SyntaxError.*\bawait\b/, text: () => hints.noOuterAwait },
  { languages: ['html'], looks: 'said', pattern: /^<(\w+)> is not available here/m, text: hints.noFrame },
  {
    languages: ['html'],
    looks: 'said',
    pattern: /^form submit: nothing is sent/m,
    text: () => hints.notSent,
  },
  { languages: ['sql'], looks: 'code', pattern: /\bAUTO_INCREMENT\b/i, text: () => hints.autoIncrement },
  {
    languages: ['sql'],
    looks: 'said',
    pattern: /no such function: (?:NOW|CURDATE)\b/i,
    text: () => hints.now,
  },
  {
    languages: ['sql'],
    looks: 'said',
    pattern: /near "(SHOW|DESCRIBE|DESC|USE|ENUM|UNSIGNED|MODIFY|TRUNCATE|PROCEDURE|CALL|SET)"/i,
    text: (name) => (/^(?:show|desc)/i.test(name) ? hints.showTables : hints.notHere(name.toUpperCase())),
  },
  {
    languages: ['sql'],
    looks: 'said',
    pattern: /no such function: (\w+)/i,
    text: (name) => hints.notHere(`${name.toUpperCase()}()`),
  },
  { languages: ['python'], looks: 'said', pattern: /^EOFError/m, text: () => hints.noInput },
  {
    languages: ['python'],
    looks: 'said',
    pattern: /ModuleNotFoundError.*'([\w.]+)'/,
    text: hints.noPackage,
  },
]

const MOST_HINTS = 3

/** One for each kind of error. */
export function findHints(language: RunLanguage, code: string, said: string): string[] {
  const found = HINTS.flatMap(({ languages, looks, pattern, text }) => {
    if (!languages.includes(language)) return []
    const [whole, ...names] = pattern.exec(looks === 'code' ? code : said) ?? []
    return whole === undefined ? [] : [text(names.find(Boolean) ?? '')]
  })
  // A name that has its own sentence needs no general one.
  const known = found.includes(hints.now)
    ? found.filter((text) => text === hints.now || !/^`(?:NOW|CURDATE)\(\)`/.test(text))
    : found
  return [...new Set(known)].slice(0, MOST_HINTS)
}
