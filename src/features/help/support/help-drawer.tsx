/**
 * The help drawer over any page: finds an answer at once, and passes the typed text on to a ticket. (spec 3
 * assistant, ruling R39)
 */

import { IconHeadset, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { brand } from '#src/lib/brand.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { guessTicketCategory } from '#src/lib/ticket-category.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { assistantToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { Button } from '#src/ui/button.tsx'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { FaqItem } from './faq-item.tsx'
import { listAnswers } from './find-help.ts'
import { describeFinding, FoundAnswers } from './found-answers.tsx'
import { useOwnTickets } from './ticket-queue.ts'
import { useFinding } from './use-finding.ts'
import { categoryWords, words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'

const MOST_KINDS = 4

/** Shown before anything is typed. */
function Answers({ pathname }: { pathname: string }) {
  return (
    <section aria-labelledby="help-answers">
      <Text as="h3" variant="note" weight={600} id="help-answers">
        {words.answers.title}
      </Text>
      {listAnswers(guessTicketCategory(pathname)).map((faq) => (
        <FaqItem key={faq.question} faq={faq} name="help-answers" />
      ))}
    </section>
  )
}

function Inside({ pathname }: { pathname: string }) {
  const [query, type] = useTextDraft('help-drawer', '')
  const finding = useFinding(query)
  const hasTickets = useOwnTickets().length > 0
  const text = isBlank(query) ? undefined : query.trim()
  return (
    <Stack gap={16}>
      <div>
        <TextField
          label={words.drawer.search}
          // In a search field, Esc would clear the text before it closes the drawer.
          inputMode="search"
          placeholder={words.tiles.searchHint}
          leftSection={<IconSearch aria-hidden="true" />}
          value={query}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Text tone="muted" variant="small" role="status">
          {finding && describeFinding(finding)}
        </Text>
      </div>
      {finding ? <FoundAnswers answers={finding.answers} /> : <Answers pathname={pathname} />}
      {finding && finding.categories.length > 0 && (
        <nav aria-label={words.drawer.kinds}>
          <Text variant="note" weight={600} mb={8}>
            {words.drawer.kinds}
          </Text>
          <ul className={chips.row}>
            {finding.categories.slice(0, MOST_KINDS).map((category) => (
              <li key={category}>
                <ChipLink to={paths.support({ category, from: pathname, text })}>
                  {categoryWords[category].name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button to={paths.support({ from: pathname, text })} fullWidth>
        {words.drawer.write}
      </Button>
      {hasTickets && (
        <Button variant="default" to={paths.support()} fullWidth>
          {words.drawer.mine}
        </Button>
      )}
      <Row wrap gap={8}>
        <IconHeadset size={20} aria-hidden="true" />
        <Text tone="muted" variant="small">
          {words.open.hours}
        </Text>
        <a href={`tel:${brand.contact.phone}`}>{brand.contact.phone}</a>
      </Row>
    </Stack>
  )
}

const close = () => assistantToggled(false)

/** Closes it after a navigation, also to the same page; the drawer's own history entry does not count. */
function useCloseOnLeaving(isOpen: boolean): void {
  const { key, pathname, search } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const address = pathname + search
  const openedAt = useRef({ address, key })
  useEffect(() => {
    const { current } = openedAt
    if (!isOpen) openedAt.current = { address, key }
    else if (current.address !== address || (isReplaced && current.key !== key)) close()
  }, [isOpen, address, key, isReplaced])
}

export function HelpDrawer() {
  const isOpen = useShell((state) => state.isAssistantOpen)
  const { pathname } = useLocation()
  useCloseOnLeaving(isOpen)
  return (
    <SidePanel isOpen={isOpen} onClose={close} title={words.drawer.title}>
      <Inside pathname={pathname} />
    </SidePanel>
  )
}
