/** Loads the syntax colours of a programming language, each in its own chunk. */

import type { LanguageSupport } from '@codemirror/language'
import { findLanguage, type Language } from '#src/lib/languages.ts'

const COLOURS: Readonly<Record<Language, () => Promise<LanguageSupport>>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  python: async () => (await import('@codemirror/lang-python')).python(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  c: async () => (await import('@codemirror/lang-cpp')).cpp(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  php: async () => (await import('@codemirror/lang-php')).php(),
}

/** Undefined for a language without colours: its code is plain text. */
export async function loadLanguage(name: string): Promise<LanguageSupport | undefined> {
  const found = findLanguage(name)
  return found && COLOURS[found]()
}
