import { offers } from './features.ts'
import { isLeftOut } from './left-out.ts'

interface Card {
  /** The sign that an editor of the content names. */
  icon: string
  href?: string | null | undefined
}

const isOfferedSign = (icon: string) =>
  (offers.certificates || icon !== 'certificate') && (offers.jobs || (icon !== 'job' && icon !== 'cv'))

/** Leaves out cards of the content management about what the owner does not offer, by their sign and by where they lead. (rulings R43, R77) */
export function listOfferedCards<T extends Card>(cards: readonly T[]): readonly T[] {
  return cards.filter(({ icon, href }) => isOfferedSign(icon) && !isLeftOut(href ?? ''))
}
