/** Frequent questions of buyers; the answers are HTML. (rulings R20, R45) */
import type { Faq } from '#src/api/shapes/course.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { Section } from './section.tsx'
import { words } from './below-words.ts'

export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section id="questions" title={words.faq}>
      <Accordion>
        {faqs.map(({ question, answer }, at) => (
          <AccordionItem key={question} title={question} variant="line" isOpen={at === 0 || undefined}>
            <SafeHtml html={answer} />
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  )
}
