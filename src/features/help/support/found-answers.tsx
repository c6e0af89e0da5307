/** The search results of the help page, for the form and the drawer. */

import { Text } from '#src/ui/layout/layout.tsx'
import { FaqItem } from './faq-item.tsx'
import type { Faq } from './faq-words.ts'
import type { HelpFinding } from './find-help.ts'
import { words } from './words.ts'

/** Answers that may make the ticket unnecessary. */
export function FoundAnswers({ answers }: { answers: readonly Faq[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="support-found">
      <Text as="h3" variant="note" weight={600} id="support-found">
        {words.tiles.answers}
      </Text>
      {answers.map((faq) => (
        <FaqItem key={faq.question} faq={faq} name="support-found" />
      ))}
    </section>
  )
}

/** The text below the field: how much was found, or what to do if nothing was. */
export function describeFinding({ categories, answers, isNear, readAs }: HelpFinding): string {
  if (categories.length === 0) return words.tiles.none
  const found = isNear ? words.tiles.near : words.tiles.found(categories.length, answers.length)
  return readAs === undefined ? found : `${words.tiles.readAs(readAs)} ${found}`
}
