/** Files of other learning systems, and what a teacher sees of them, in short. */

import { readFileSync } from 'node:fs'
import { isChosenFirst, type ReadFile } from '#src/features/teach/exam-builder/transfer/found.ts'
import { readFound, show } from './found-questions.ts'

export const bytesOf = (name: string) => new Uint8Array(readFileSync(`tests/support/exchange/${name}`))

/** `+` is chosen beforehand; pictures are their description. */
export const tell = ({ found, unread }: ReadFile) => [
  ...found.map(
    (each) =>
      `${isChosenFirst(each) ? '+' : '-'} ${show(each.question).replaceAll(/<img [^<>]*alt="([^"]*)"[^<>]*>/g, '[$1]')} ; ${each.doubts.join()}`,
  ),
  ...unread.map(({ line, reason, source }) => `${line} ${reason}: ${source}`),
]
export const tellFile = async (name: string) => tell(await readFound(name, bytesOf(name)))

export const moodle = (...questions: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('')}</quiz>`
export const asked = (type: string, text: string, rest = '') =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>1.0000000</defaultgrade>${rest}</question>`
export const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`
