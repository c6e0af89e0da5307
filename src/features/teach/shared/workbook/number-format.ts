/**
 * What a cell of a workbook shows for the number that it stores, by its number format. (ECMA-376 part 1,
 * 18.8.30 and 18.8.31)
 */

export interface ShownNumber {
  text: string
  /** False where the text depends on more than the file: the computer's country, or a part that is not read. */
  isSure: boolean
  /** Spreadsheets make dates of texts such as 1/2 by themselves. */
  isDate: boolean
}

/** Formats that files name by number alone; those of currencies and eastern calendars depend on the country. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: '[$-F800]m/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: '[$-F800]m/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  49: '@',
}
export const nameBuiltIn = (id: number) => BUILT_IN[id] ?? '[$-F800]General'

interface Token {
  kind: 'text' | 'digit' | 'point' | 'comma' | 'percent' | 'power' | 'slash' | 'date' | 'elapsed' | 'general'
  text: string
}

interface Section {
  tokens: Token[]
  condition: ((value: number) => boolean) | undefined
  isSure: boolean
}

const PARTS =
  /"([^"]*)"|\\(.)|_.|\*.|\[([^\]]*)\]|(general)|(am\/pm|a\/p|y+|m+|d+|h+|s+)|(e[+-])|([0#?])|(\.)|(,)|(%)|(\/)|(@)|([^])/giu

const COLOUR = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color\s*\d+)$/i
const CONDITION = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/
const COMPARE: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
}
/** Languages whose dates are written as here: none, English of any country. */
const OWN_LANGUAGE = /^(?:|[0-9a-f]*0?[0-9a-f]?09)$/i

function readBracket(inside: string, section: Section): Token[] {
  const condition = CONDITION.exec(inside)
  if (condition) {
    const [compare, limit] = [COMPARE[condition[1]!]!, Number(condition[2])]
    section.condition = (value) => compare(value, limit)
    return []
  }
  if (/^(?:h+|m+|s+)$/i.test(inside)) return [{ kind: 'elapsed', text: inside.toLowerCase() }]
  if (inside.startsWith('$')) {
    const [sign = '', language = ''] = inside.slice(1).split('-', 2)
    section.isSure &&= OWN_LANGUAGE.test(language)
    return [{ kind: 'text', text: sign }]
  }
  section.isSure &&= COLOUR.test(inside)
  return []
}

const KINDS = ['date', 'power', 'digit', 'point', 'comma', 'percent', 'slash'] as const

function readSection(format: string): Section {
  const section: Section = { tokens: [], condition: undefined, isSure: true }
  for (const match of format.matchAll(PARTS)) {
    const [all, quoted, escaped, bracket, general, ...signs] = match
    const at = signs.slice(0, KINDS.length).findIndex((sign) => sign !== undefined)
    if (bracket !== undefined) section.tokens.push(...readBracket(bracket, section))
    else if (general !== undefined || all === '@') section.tokens.push({ kind: 'general', text: '' })
    else if (at >= 0) section.tokens.push({ kind: KINDS[at]!, text: all.toLowerCase() })
    // A sign behind `_` gives its width, one behind `*` fills the cell.
    else if (all.startsWith('_') && all.length > 1) section.tokens.push({ kind: 'text', text: ' ' })
    else if (!(all.startsWith('*') && all.length > 1))
      section.tokens.push({ kind: 'text', text: quoted ?? escaped ?? all })
  }
  return section
}

function splitSections(format: string): string[] {
  const sections = ['']
  for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[^]/gu))
    if (part === ';') sections.push('')
    else sections[sections.length - 1] += part
  return sections
}

/** Eleven signs are the most that a cell without a format shows. */
function showGeneral(value: number): ShownNumber {
  const short = Number(value.toPrecision(11))
  const text = String(short)
  // A long number is shown as a power, which says less than the number itself.
  if (Math.abs(value) >= 1e11 || /e/.test(text)) return { text: String(value), isSure: false, isDate: false }
  const room = 11 - (text.split('.')[0]?.length ?? 0) - 1
  const fitted =
    text.includes('.') && text.length > 11 ? String(Number(short.toFixed(Math.max(0, room)))) : text
  return { text: fitted, isSure: true, isDate: false }
}

/** As decimal digits, rounded as on paper. */
function roundDigits(value: number, places: number): string {
  const plain = String(Number(value.toPrecision(15)))
  return plain.includes('e')
    ? value.toFixed(places)
    : (Math.round(Number(`${plain}e${places}`)) / 10 ** places).toFixed(places)
}

function findFraction(value: number, most: number): [top: number, bottom: number] {
  let best: [number, number] = [Math.round(value), 1]
  for (let bottom = 2; bottom <= most; bottom += 1) {
    const top = Math.round(value * bottom)
    if (Math.abs(top / bottom - value) < Math.abs(best[0] / best[1] - value) - 1e-12) best = [top, bottom]
  }
  return best
}

function showFraction(value: number, tokens: readonly Token[]): string {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash')
  const behind = tokens.slice(slash + 1).filter(({ kind }) => kind === 'digit').length
  const [top, bottom] = findFraction(value, 10 ** Math.min(3, behind) - 1)
  const hasWhole = tokens.slice(0, slash).some(({ kind }) => kind === 'text')
  const whole = hasWhole ? Math.floor(top / bottom) : 0
  const rest = top - whole * bottom
  if (rest === 0 && hasWhole) return String(whole)
  return `${whole > 0 ? `${whole} ` : ''}${rest}/${bottom}`
}

function showPower(value: number, tokens: readonly Token[]): string {
  const [point, power] = ['point', 'power'].map((name) => tokens.findIndex(({ kind }) => kind === name))
  const places = point! < 0 ? 0 : power! - point! - 1
  const least = tokens.slice(power! + 1).filter(({ kind }) => kind === 'digit').length
  const [mantissa, exponent] = value.toExponential(places).split('e')
  const sign = exponent!.startsWith('-') ? '-' : tokens[power!]!.text === 'e+' ? '+' : ''
  return `${mantissa}E${sign}${exponent!.replace(/^[+-]/, '').padStart(least, '0')}`
}

/** Digits fill the places from the right; the first place takes those that are left. */
function showDigits(value: number, tokens: readonly Token[], isGrouped: boolean): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point')
  const isWhole = (at: number) => point < 0 || at < point
  const places = tokens.filter(({ kind }, at) => kind === 'digit' && !isWhole(at)).length
  const [whole = '0', decimals = ''] = roundDigits(value, places).split('.')
  const firstPlace = tokens.findIndex(({ kind }) => kind === 'digit')
  let left = whole === '0' ? '' : whole
  let digits = 0
  const group = (sign: string) => {
    digits += 1
    return isGrouped && digits > 1 && digits % 3 === 1 ? `${sign},` : sign
  }
  let front = ''
  for (let at = (point < 0 ? tokens.length : point) - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at]!
    if (kind === 'text' || kind === 'percent') front = text + front
    if (kind !== 'digit') continue
    const count = at === firstPlace ? Math.max(1, left.length) : 1
    for (let no = 0; no < count; no += 1) {
      const sign = left.at(-1) ?? (text === '0' ? '0' : text === '?' ? ' ' : '')
      left = left.slice(0, -1)
      if (sign !== '') front = group(sign) + front
    }
  }
  if (point < 0) return front
  let used = 0
  let behind = ''
  // Places drawn with # show no zeros at the end.
  const shown = decimals.replace(/0+$/, '').length
  for (const { kind, text } of tokens.slice(point + 1)) {
    if (kind === 'text' || kind === 'percent') behind += text
    if (kind !== 'digit') continue
    if (used < shown || text === '0') behind += decimals[used] ?? ''
    used += 1
  }
  return `${front}.${behind}`
}

const DAY_SECONDS = 86_400
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const pad = (value: number, least: number) => String(value).padStart(least, '0')

function showDate(value: number, tokens: readonly Token[], is1904: boolean): string {
  const seconds = Math.round(value * DAY_SECONDS)
  // The first calendar has a day that never was, 29 February 1900.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30)
  const date = new Date(epoch + seconds * 1000)
  const has12 = tokens.some(({ text }) => text === 'am/pm' || text === 'a/p')
  const hour = date.getUTCHours()
  const timed = tokens.map(({ kind, text }) => (kind === 'date' || kind === 'elapsed' ? text[0] : ''))
  const filled = timed.flatMap((sign, at) => (sign === '' ? [] : [at]))
  const isMinute = (at: number) => {
    const no = filled.indexOf(at)
    return timed[filled[no - 1] ?? -1] === 'h' || timed[filled[no + 1] ?? -1] === 's'
  }
  const show = ({ kind, text }: Token, at: number): string => {
    const long = text.length
    if (kind === 'elapsed') {
      const unit = { h: 3600, m: 60, s: 1 }[text[0] as 'h' | 'm' | 's']
      return pad(Math.floor(seconds / unit), long)
    }
    if (kind !== 'date')
      return kind === 'point' || kind === 'comma' || kind === 'slash' ? text : kind === 'text' ? text : ''
    if (text === 'am/pm') return hour < 12 ? 'AM' : 'PM'
    if (text === 'a/p') return hour < 12 ? 'A' : 'P'
    switch (text.charAt(0)) {
      case 'y':
        return long > 2 ? String(date.getUTCFullYear()) : pad(date.getUTCFullYear() % 100, 2)
      case 'd':
        if (long > 2) return DAYS[date.getUTCDay()]!.slice(0, long === 3 ? 3 : undefined)
        return pad(date.getUTCDate(), long)
      case 'h':
        return pad(has12 ? hour % 12 || 12 : hour, long)
      case 's':
        return pad(date.getUTCSeconds(), long)
      default:
        if (long <= 2 && isMinute(at)) return pad(date.getUTCMinutes(), long)
        if (long <= 2) return pad(date.getUTCMonth() + 1, long)
        return MONTHS[date.getUTCMonth()]!.slice(0, long === 3 ? 3 : long === 5 ? 1 : undefined)
    }
  }
  return tokens.map(show).join('')
}

function pickSection(value: number, sections: readonly Section[]): Section {
  if (sections.some(({ condition }) => condition))
    return sections.find(({ condition }) => !condition || condition(value)) ?? sections.at(-1)!
  const [first, second, third] = sections
  if (value < 0 && second) return second
  return (value === 0 ? third : undefined) ?? first!
}

function showSection(value: number, section: Section, isOne: boolean, is1904: boolean): ShownNumber {
  const { tokens } = section
  const has = (...kinds: Token['kind'][]) => tokens.some(({ kind }) => kinds.includes(kind))
  const sign = value < 0 && isOne ? '-' : ''
  const size = Math.abs(value)
  if (has('date', 'elapsed')) {
    // Parts of a second have a place after a point.
    const isSure = section.isSure && value >= 0 && value < 2_958_466 && !(has('point') && has('digit'))
    return { text: value < 0 ? String(value) : showDate(value, tokens, is1904), isSure, isDate: true }
  }
  if (has('general')) {
    const shown = showGeneral(size)
    const text = tokens.map((each) => (each.kind === 'general' ? shown.text : each.text)).join('')
    return { text: sign + text, isSure: shown.isSure && section.isSure, isDate: false }
  }
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit')
  const thousands = tokens.slice(last + 1).filter(({ kind }) => kind === 'comma').length
  const isGrouped = tokens.slice(0, last).some(({ kind }) => kind === 'comma')
  const percents = tokens.filter(({ kind }) => kind === 'percent').length
  const scaled = (size * 100 ** percents) / 1000 ** thousands
  const text = has('power')
    ? showPower(size, tokens)
    : has('slash')
      ? showFraction(size, tokens)
      : showDigits(scaled, tokens, isGrouped)
  // Computers set to this country group lakhs where others group thousands.
  const isSure = section.isSure && !(isGrouped && scaled >= 99_999.5) && scaled < 1e15
  return { text: /[1-9]/.test(text) ? sign + text : text, isSure, isDate: false }
}

export function showNumber(value: number, format: string, is1904 = false): ShownNumber {
  const sections = splitSections(format).map(readSection)
  const section = pickSection(value, sections)
  const isOne = sections.length === 1 || sections.some(({ condition }) => condition !== undefined)
  const shown = showSection(value, section, isOne, is1904)
  const text = shown.text.trim()
  // A format may hide the number.
  return text === '' ? { text: String(value), isSure: false, isDate: false } : { ...shown, text }
}
