/**
 * Bijoy text with English words in it, as papers of this country have it: `HTML Gi c~Y©iƒc` is `HTML এর পূর্ণরূপ`.
 * What stands in letters alone may be either, so each word is looked at.
 */

import { BENGALI, CERTAIN, convertBijoy } from './bijoy.ts'

/** Words that papers keep in English; each would make some Bengali letters, but no word. */
const ENGLISH = new Set(
  (
    'a an and are as at be by can do does did for from get has have he how if in into is it its let may me my no not of off on one or our out ' +
    'she so than that the their them then there they this to two up use used was we what when where which while who why will with without you your ' +
    'high hyper text tech modern language markup link links page pages web site server client browser code coding data base database key keys value values ' +
    'name names file files folder image images icon video audio media html css php sql json xml http https url api ajax dom node react vue angular java ' +
    'script javascript typescript type types python ruby rust swift kotlin dart flutter django laravel next nuxt express mongo mysql postgres redis git hub github ' +
    'array arrays object objects string strings number numbers boolean char int float double void null true false undefined symbol map set list tuple dict ' +
    'class classes function functions method methods return new delete update insert select where join group order having table tables row rows column ' +
    'columns index view query loop for each while break continue switch case else try catch throw async await promise const var import export default ' +
    'event click submit input output form button label header footer nav main section article div span body head title meta style color colour font size ' +
    'width height margin padding border grid flex block inline display position static fixed sticky relative absolute top left right bottom center middle ' +
    'design layout screen mobile phone app apps user users login logout email password admin test tests debug error errors bug fix build run start stop ' +
    'open close read write edit save load send post put patch header cookie cache session token hash stack queue tree graph node edge heap sort search binary ' +
    'linear big small long short first last next prev back add sub sum min max mean mode range byte bit bits pixel model train feature layer learn machine ' +
    'deep cloud docker linux windows mac android chrome edge word excel power point photo shop figma canva adobe google facebook youtube twitter seo ad ads ' +
    'marketing brand content market sale sales price cost bangla english option answer question marks mark all none both above below any some more most only ' +
    'gmail yahoo online offline internet network wifi lan wan ip tcp udp ftp dns ssl tls ssh cpu gpu ram rom usb hdd ssd pdf doc csv txt zip png jpg gif svg'
  ).split(' '),
)

/** Letters of English that few Bijoy words have: ঃ ৎ ষ ং ঁ ড় ঢ়. */
const RARE = /[trlsuop]/g
/** Nearly every Bijoy word has its vowel sign, `v`, where English has none. */
const VOWEL_SIGN = /v(?![aeiou])/
/** A reading in which nothing joins the letters. */
const BARE = /^[\u0985-\u09b9\u09dc-\u09df\u09ce]+$/

function isPlainEnglish(word: string): boolean {
  if (ENGLISH.has(word.toLowerCase())) return true
  // `GB` is a Bengali word, a longer one of capitals is an abbreviation.
  if (/^[A-Z]{3,}s?$/.test(word)) return true
  const parts = word.split(/(?=[A-Z])/)
  if (parts.length > 1) return parts.every((part) => ENGLISH.has(part.toLowerCase()))
  if (!/^[A-Za-z][a-z]{3,}$/.test(word) || VOWEL_SIGN.test(word)) return false
  if (word.length > 4 && BARE.test(convertBijoy(word))) return true
  const rare = word.match(RARE)?.length ?? 0
  return /[aeiouy]/.test(word) && rare >= 2 && rare * 3 >= word.length
}

/** In quotes, or with the sign of a trade mark, too. */
const isEnglish = (word: string) => isPlainEnglish(word.replaceAll(/^[‘“•–—]+|[’”–—©®]+$/g, ''))

const WORD = /[^\s\-()[\]{}.,;:!?/"'=<>+*%#@\\|0-9\u09e6-\u09ef]+/g
const LETTER = /[a-zA-Z\u00a1-\u00ff‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]/

export const hasCertainWord = (text: string) =>
  (text.match(WORD) ?? []).some((word) => /[a-zA-Z]/.test(word) && isCertainWord(word))

const isCertainWord = (word: string) => CERTAIN.test(word) && !BENGALI.test(word) && !isEnglish(word)

export interface WordReading {
  text: string
  hasBijoy: boolean
  /** Some words were taken for English. */
  hasEnglish: boolean
}

/** `isBijoy`: the text around says that words which may be either are Bijoy. */
export function readBijoyWords(text: string, isBijoy: boolean): WordReading {
  let [hasBijoy, hasEnglish] = [false, false]
  const read = text.replaceAll(WORD, (word) => {
    if (BENGALI.test(word) || !LETTER.test(word)) return word
    const isCertain = isCertainWord(word)
    // Letters of options are of either kind.
    if (!isCertain && (!isBijoy || /^[A-F]$/.test(word))) return word
    if (!isCertain && isEnglish(word)) {
      hasEnglish = true
      return word
    }
    hasBijoy = true
    return convertBijoy(word)
  })
  return { text: hasBijoy ? readStops(read) : read, hasBijoy, hasEnglish }
}

/** A bar ends a sentence, or stands behind the number of a question. */
const readStops = (text: string) => text.replaceAll(/(?<=[\u0980-\u09ff0-9?)])\|(?=\s|$)/g, '।')

/** Everything is Bijoy: a font says so. */
export const readWholeBijoy = (text: string) => readStops(convertBijoy(text))
