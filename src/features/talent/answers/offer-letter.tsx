/**
 * Fetches the letter of an offer. Its address expires and is requested again at each press. (rulings R46,
 * R56)
 */

import { IconFileText } from '@tabler/icons-react'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { talent } from '#src/api/contract/talent.ts'
import type { Offer } from '#src/api/shapes/talent-answer.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

async function openLetter(id: string): Promise<void> {
  const { letter_url } = await call(talent.offer, { params: { id } }, { isQuiet: true })
  const address = parseExternalLink(letter_url)
  if (address === undefined) throw new ApiError('broken', { msg: words.letterGone })
  window.location.assign(address)
}

export function OfferLetter({ offer: { _id, company } }: { offer: Offer }) {
  const opening = useInlineAction(() => openLetter(_id))
  return (
    <InlineAction action={opening} align="end">
      <Button
        variant="subtle"
        aria-label={words.letterOf(company)}
        isPending={opening.isPending}
        pendingText={words.letterOpening}
        leftSection={<IconFileText size={18} aria-hidden="true" />}
        onClick={() => void opening.act()}
      >
        {words.letter}
      </Button>
    </InlineAction>
  )
}
