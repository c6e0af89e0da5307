/** A page of the content management: its sections as cards, questions as an accordion. (ruling R43) */

import {
  IconBriefcase,
  IconCertificate,
  IconChartBar,
  IconChevronRight,
  IconClipboardText,
  IconCode,
  IconFileCv,
  IconMessages,
  IconPalette,
  IconSearch,
  IconSparkles,
  IconSpeakerphone,
  IconTable,
  IconVideo,
} from '@tabler/icons-react'
import { useLocation } from 'react-router'
import type { CmsItem, CmsSection } from '#src/api/shapes/cms.ts'
import { listOfferedCards } from '#src/lib/offered-cards.ts'
import { paths } from '#src/lib/paths.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { cmsWords } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './cards.module.css'

/** The icons that items may name; any other name gets the last one. */
const SIGNS: Readonly<Record<string, typeof IconSparkles>> = {
  search: IconSearch,
  live: IconVideo,
  assignment: IconClipboardText,
  certificate: IconCertificate,
  cv: IconFileCv,
  interview: IconMessages,
  job: IconBriefcase,
  code: IconCode,
  design: IconPalette,
  data: IconChartBar,
  sheet: IconTable,
  ads: IconSpeakerphone,
}

/** An editor gives a path for one of our pages, and an absolute address for any other. (ruling R19) */
function ItemTitle({ title, href }: Pick<CmsItem, 'title' | 'href'>) {
  if (href?.startsWith('/')) {
    return <CardLink to={href}>{title}</CardLink>
  }
  return href ? <ExternalLink href={href}>{title}</ExternalLink> : title
}

interface ItemCardProps {
  item: CmsItem
  heading: 'h2' | 'h3'
}

function ItemCard({ item: { title, text, icon, href }, heading: Heading }: ItemCardProps) {
  const Sign = SIGNS[icon] ?? IconSparkles
  return (
    <Card as="li" padding="lg" isLink={href?.startsWith('/')} className={classes.card}>
      <IconTile size={48}>
        <Sign />
      </IconTile>
      <Heading className={classes.title}>
        <ItemTitle title={title} href={href} />
      </Heading>
      {text && <SafeHtml html={text} className={classes.text} />}
      {href?.startsWith('/') && <IconChevronRight size={20} aria-hidden="true" className={classes.onward} />}
    </Card>
  )
}

function Questions({ items }: { items: readonly CmsItem[] }) {
  return (
    <Accordion>
      {items.map(({ title, text }) => (
        <AccordionItem key={title} title={title}>
          <SafeHtml html={text} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** The possible events of a lead; an item's `href` is the event. */
function Topics({ items }: { items: readonly CmsItem[] }) {
  const { pathname } = useLocation()
  return (
    <nav className={joinClassNames(chips.row, classes.topics)} aria-label={cmsWords.topics}>
      {items.map(({ title, href }) => (
        <ChipLink key={title} to={paths.lead(href ?? '')} isCurrent={pathname === paths.lead(href ?? '')}>
          {title}
        </ChipLink>
      ))}
    </nav>
  )
}

function Items({
  section: { key, items: all },
  heading,
}: {
  section: CmsSection
  heading: ItemCardProps['heading']
}) {
  const items = listOfferedCards(all)
  if (key === 'faqs') return <Questions items={items} />
  if (key === 'events') return <Topics items={items} />
  return (
    <Grid as="ul" gap={12} className={classes.cards}>
      {items.map((item) => (
        <ItemCard key={item.title} item={item} heading={heading} />
      ))}
    </Grid>
  )
}

interface CmsSectionsProps {
  sections: readonly CmsSection[]
  /** The page's own title already says it. */
  isUntitled: boolean
}

export function CmsSections({ sections, isUntitled }: CmsSectionsProps) {
  return sections.map((section) => (
    <section key={section.key}>
      {section.title && !isUntitled && <h2 className={classes.heading}>{section.title}</h2>}
      {section.text && <SafeHtml html={section.text} className={classes.lead} />}
      <Items section={section} heading={isUntitled ? 'h2' : 'h3'} />
    </section>
  ))
}
