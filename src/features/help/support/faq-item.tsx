/** A question with its answer, and a link to the page it is about. */

import { Link } from 'react-router'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import type { Faq } from './faq-words.ts'

/** Items with the same `name` close one another. */
export function FaqItem({ faq: { question, answer, link }, name }: { faq: Faq; name: string }) {
  return (
    <AccordionItem title={question} variant="line" name={name}>
      {answer}
      {link && (
        <Text mt={8}>
          <Link to={link.to}>{link.text}</Link>
        </Text>
      )}
    </AccordionItem>
  )
}
