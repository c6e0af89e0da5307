/**
 * `**bold**` and `*stress*` in what teachers write, where asterisks are also multiplication signs, pointers
 * and `COUNT(*)`. The text is HTML-escaped; code that was set aside is between U+E000 and U+E001. (ruling
 * R45)
 */

/**
 * Stress has a space, a quote or the end of a clause beside it, and begins and ends with a word: `SELECT *,
 * a.*` keeps its asterisks.
 */
const FIRST = String.raw`(?=[\p{L}\p{N}\p{Extended_Pictographic}"'“‘(&\uE000])`
const LAST = String.raw`[\p{L}\p{M}\p{N}\p{Extended_Pictographic}"'”’.!?।%);\uFE0F\uE001]`
export const STRESS = new RegExp(
  String.raw`(?<![^\s"'“‘—–])\*${FIRST}([^*\n]*${LAST})\*(?![^\s"'”’—–.,;:!?।-])`,
  'gu',
)

/** Bold may end within a Bengali word, as before its ending, but not beside Latin letters, numbers, brackets and paths: `2**3**4`. */
export const BOLD = /(?<![\w০-৯)\]*/\uE001])\*\*(?![\s*/,.)])([^*\n]*[^\s*/])\*\*(?![\w০-৯([*/\uE000])/gu
