/**
 * Text in the Bijoy keyboard's old encoding, in which Latin letters and marks stand for glyphs of a font
 * (SutonnyMJ): `‡dmeyK` is ফেসবুক. It is pasted from old files, or typed on keyboards left in that mode.
 */

/** Character and letter alternate. */
const PAIRS =
  'A অ B ই C ঈ D উ E ঊ F ঋ G এ H ঐ I ও J ঔ K ক L খ M গ N ঘ O ঙ P চ Q ছ R জ S ঝ T ঞ U ট V ঠ W ড X ঢ Y ণ Z ত _ থ ` দ a ধ b ন c প d ফ e ব f ভ g ম ' +
  'h য i র j ল k শ l ষ m স n হ o ড় p ঢ় q য় r ৎ s ং t ঃ u ঁ v া x ী y ু z ু ~ ূ ‚ ূ ƒ ূ „ ৃ … ৃ æ ু Š ৗ ' +
  '¨ ্য ª ্র « ্র Ö ্র ¡ ্ব ^ ্ব Ÿ ্ব ¦ ্ব œ ্ন è ্ন ø ্ল ¬ ্ল ¥ ্ম § ্ম ú ্প — ্ত Í ্ত ’ ্থ ‹ ্ক Œ ্ক্র ¿ ্ত্র ‘ ্তু ¢ ্ভ £ ্ভ্র ' +
  '¯ স্ ® ষ্ š ন্ › ন্ ™ দ্ ˜ দ্ • ঙ্ ” চ্ ¤ ম্ ' +
  '° ক্ক ± ক্ট ² ক্ষ্ম ³ ক্ত ´ ক্ম µ ক্র ¶ ক্ষ ÿ ক্ষ · ক্স ¸ গু ¹ গ্গ º গ্দ » গ্ধ ¼ ঙ্ক ½ ঙ্গ ¾ জ্জ À জ্ঝ Á জ্ঞ Â ঞ্চ Ã ঞ্ছ Ä ঞ্জ Å ঞ্ঝ ' +
  'Æ ট্ট Ç ড্ড È ণ্ট É ণ্ঠ Ð ণ্ড Ê ণ্ড Ë ত্ত Ì ত্থ Î ত্র Ï দ্দ × দ্ধ Ø দ্ব Ù দ্ম Ú ন্ঠ Û ন্ড Ü ন্ধ Ý ন্স Þ প্ট ß প্ত à প্প á প্স â ব্জ ã ব্দ ä ব্ধ å ভ্র ' +
  'ç ম্ফ é ল্ক ê ল্গ ë ল্ট ì ল্ড í ল্প î ল্ফ ï শু ð শ্চ ñ শ্ছ ò ষ্ণ ó ষ্ট ô ষ্ঠ õ ষ্ফ ö স্খ ÷ স্ট ù স্ফ û হু ü হৃ ý হ্ন þ হ্ম Ò “ Ó ” Ô ‘ Õ ’'

/** Vowel signs that are written before the consonant they follow in speech. */
const BEFORE: Readonly<Record<string, string>> = { w: 'ি', '†': 'ে', '‡': 'ে', ˆ: 'ৈ', '‰': 'ৈ' }

function buildTable(): ReadonlyMap<string, string> {
  const parts = PAIRS.split(' ')
  return new Map(parts.flatMap((sign, at) => (at % 2 === 0 ? [[sign, parts[at + 1]!] as const] : [])))
}
let table: ReadonlyMap<string, string> | undefined

/** A consonant with those joined below it. */
const CLUSTER = '[\u0995-\u09b9\u09ce](?:\u09bc)?(?:\u09cd[\u0995-\u09b9](?:\u09bc)?)*'
const SIGN_BEFORE = new RegExp(`([\ue000-\ue003])(${CLUSTER})`, 'g')
/** `©`, an r that is spoken before the letter it follows in writing. */
const REPH = new RegExp(`(${CLUSTER}[\u09be-\u09cc\ue000-\ue003]?)©`, 'g')
const PLACES = ['ি', 'ে', 'ৈ']

/** Converts Bijoy text to Unicode. */
export function convertBijoy(text: string): string {
  table ??= buildTable()
  const signs = table
  const letters = Array.from(text)
    .map((sign) => {
      const before = BEFORE[sign]
      return before === undefined
        ? (signs.get(sign) ?? sign)
        : String.fromCharCode(0xe000 + PLACES.indexOf(before))
    })
    .join('')
  return (
    letters
      .normalize('NFC')
      // A joined letter includes its own joining sign.
      .replace(/\u09cd{2,}/g, '\u09cd')
      .replace(REPH, 'র্$1')
      .replace(
        SIGN_BEFORE,
        (_all, place: string, cluster: string) => cluster + PLACES[place.charCodeAt(0) - 0xe000]!,
      )
      .replace(/[\ue000-\ue003©]/g, '')
      .replace(/অা/g, 'আ')
      .normalize('NFC')
  )
}

export const BENGALI = /[\u0980-\u09ff]/
/** Characters that only Bijoy has inside words. */
export const CERTAIN = /[†‡ˆ‰©¨ª«¯®¤šœ›µ¶³·ÿ÷¿]|[a-zA-Z][\u00b0-\u00bf\u00d7]/
/**
 * Letter patterns that few Latin words have: a capital after a small one, a mark between, a v before a
 * consonant or at the end.
 */
const POSSIBLE = /[a-z][A-Z]|[`_~][a-zA-Z]|[a-zA-Z][`_~]|v[b-df-hj-np-tvz]|v\b|[a-zA-Z][À-ÿ]/

export interface BijoyReading {
  text: string
  isCertain: boolean
}

/** Undefined for text that is not Bijoy; an uncertain one may be Latin after all. */
export function readBijoy(text: string): BijoyReading | undefined {
  if (BENGALI.test(text)) return undefined
  const isCertain = CERTAIN.test(text)
  if (!isCertain && !POSSIBLE.test(text)) return undefined
  const read = convertBijoy(text)
  return BENGALI.test(read) ? { text: read, isCertain } : undefined
}
