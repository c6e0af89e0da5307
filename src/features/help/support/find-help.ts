/** The search of the help page: problem categories by all their names, and the answers on the page. */

import { findHits } from '#src/engines/search/find-hits.ts'
import { buildWordIndex } from '#src/engines/search/word-index.ts'
import { TICKET_CATEGORIES, type TicketCategory } from '#src/lib/ticket-category.ts'
import { categoryFaqs, commonFaqs, type Faq } from './faq-words.ts'
import { categoryWords } from './words.ts'

export interface HelpFinding {
  /** Best first. */
  categories: readonly TicketCategory[]
  answers: readonly Faq[]
  /** True if no word matches as typed. */
  isNear: boolean
  /** The text after converting Bijoy encoding. */
  readAs: string | undefined
}

const MOST_ANSWERS = 3
/** A matching answer also counts for its category, but less than the category's own names. */
const SHARE_OF_ANSWER = 0.7

const faqs = [
  ...new Map(
    [...commonFaqs, ...Object.values(categoryFaqs).flat()].map((faq) => [faq.question, faq]),
  ).values(),
]

const tiles = buildWordIndex(
  TICKET_CATEGORIES.map((id) => ({
    id,
    title: categoryWords[id].name,
    topic: `${categoryWords[id].line} ${categoryWords[id].also}`,
  })),
)
const answers = buildWordIndex(
  faqs.map(({ question, answer }) => ({ id: question, title: question, text: answer })),
)

/** Before anything is typed: the answers for the category, then the most wanted ones. */
export function listAnswers(category: TicketCategory | undefined): readonly Faq[] {
  return [...new Set([...(category ? categoryFaqs[category] : []), ...commonFaqs])]
}

export function findHelp(query: string): HelpFinding {
  const ofTiles = findHits(tiles, query)
  const ofAnswers = findHits(answers, query).hits
  const scores = new Map(ofTiles.hits.map(({ id, score }) => [id as TicketCategory, score]))
  for (const { id, score } of ofAnswers) {
    for (const category of TICKET_CATEGORIES) {
      if (!categoryFaqs[category].some(({ question }) => question === id)) continue
      scores.set(category, Math.max(scores.get(category) ?? 0, score * SHARE_OF_ANSWER))
    }
  }
  const hits = [...ofTiles.hits, ...ofAnswers]
  return {
    categories: [...scores].toSorted(([, one], [, other]) => other - one).map(([category]) => category),
    answers: ofAnswers
      .slice(0, MOST_ANSWERS)
      .flatMap(({ id }) => faqs.find(({ question }) => question === id) ?? []),
    isNear: hits.length > 0 && hits.every(({ isNear }) => isNear),
    readAs: ofTiles.readAs,
  }
}
