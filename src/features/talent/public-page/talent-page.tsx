/**
 * A talent's profile as others see it: on its public address, and as the talent's own preview. (rulings R38,
 * R55)
 */

import {
  IconBrandGithub,
  IconBrandLinkedin,
  IconDownload,
  IconRosetteDiscountCheckFilled,
  IconThumbUp,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Talent } from '#src/api/shapes/talent.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { ShareCard } from './share-card.tsx'
import { TalentCv } from './talent-cv.tsx'
import { Skills, VerifiedSkills } from './talent-skills.tsx'
import { TalentStory } from './talent-story.tsx'
import { listLinks, listSocials } from './talent-view.ts'
import { words } from './words.ts'
import classes from './talent-page.module.css'

interface PartProps {
  talent: Talent
}

const SOCIAL_ICONS: Readonly<Record<string, typeof IconWorld>> = {
  github: IconBrandGithub,
  linkedin: IconBrandLinkedin,
}

function Links({ talent: { socials, cv_url }, children }: PartProps & { children: ReactNode }) {
  const [cv] = listLinks([cv_url ?? ''])
  return (
    <Row wrap gap={8} className={classes.links}>
      {listSocials(socials).map(({ place, name, href }) => {
        const Icon = SOCIAL_ICONS[place.toLowerCase()] ?? IconWorld
        return (
          <IconButton
            key={place}
            label={words.social(name)}
            variant="default"
            href={href}
            isNewPlace
            data-latin
          >
            <Icon size={20} stroke={1.75} />
          </IconButton>
        )
      })}
      {cv && (
        <Button
          href={cv.href}
          isNewPlace
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden="true" />}
        >
          {words.cvFile}
        </Button>
      )}
      {children}
    </Row>
  )
}

function Name({ talent: { name, is_verified } }: PartProps) {
  return (
    <>
      <span data-latin dir="auto">
        {name}
      </span>
      {is_verified && (
        <>
          {' '}
          <IconRosetteDiscountCheckFilled size={24} className={classes.badge} aria-hidden="true" />
          <VisuallyHidden>{words.verifiedProfile}</VisuallyHidden>
        </>
      )}
    </>
  )
}

function Head({ talent, isPreview, action }: PartProps & { isPreview: boolean; action: ReactNode }) {
  const { name, photo_url, avatar_url, title, endorsed_by } = talent
  return (
    <header>
      <Row align="end" justify="between" wrap gap={8} className={classes.top}>
        <Portrait name={name} src={photo_url ?? avatar_url} size={132} className={classes.face} />
        <Links talent={talent}>{action}</Links>
      </Row>
      {isPreview ? (
        <h2 className={classes.name}>
          <Name talent={talent} />
        </h2>
      ) : (
        <PageHeading className={classes.name}>
          <Name talent={talent} />
        </PageHeading>
      )}
      <Text tone="muted" variant="lead" anywhere data-latin dir="auto">
        {title}
      </Text>
      {endorsed_by.length > 0 && (
        <Row as="ul" plain wrap gap={4} gapX={20} mt={4}>
          {endorsed_by.map(({ name: teacher, at }) => (
            <Text as="li" key={`${teacher} ${at}`} tone="muted" variant="note">
              <IconThumbUp size={18} stroke={1.75} className={classes.icon} aria-hidden="true" />{' '}
              {words.endorsed(teacher)}
            </Text>
          ))}
        </Row>
      )}
    </header>
  )
}

interface TalentPageProps extends PartProps {
  /** Inside the talent's own page, which has its own heading, address and share buttons. */
  isPreview?: boolean
  /** An action only for the profile's owner. */
  action?: ReactNode
}

export function TalentPage({ talent, isPreview = false, action }: TalentPageProps) {
  const canLoad = useCanLoadBelow()
  return (
    <article className={classes.root} data-preview={isPreview || undefined}>
      <div className={classes.cover}>
        <Ripple
          width={1280}
          height={150}
          x={1040}
          y={70}
          start={26}
          gap={22}
          count={24}
          wave={7}
          fade="left"
        />
      </div>
      <div className={classes.body}>
        <Stack gap={20}>
          <Head talent={talent} isPreview={isPreview} action={action} />
          {talent.about && (
            <Text anywhere className={classes.written} data-latin dir="auto">
              {talent.about}
            </Text>
          )}
          <Skills talent={talent} />
          <TalentStory talent={talent} />
        </Stack>
        <aside className={classes.side}>
          <VerifiedSkills talent={talent} />
          {canLoad && !isPreview && <ShareCard talent={talent} />}
          <TalentCv talent={talent} />
        </aside>
      </div>
    </article>
  )
}
