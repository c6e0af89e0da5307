/** The profile as a CV on one A4 page; it is only on the page while printing. (ruling R55) */

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Talent } from '#src/api/shapes/talent.ts'
import { formatDate } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { formatPeriod } from '#src/lib/talent-period.ts'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { setLetterSize } from './letter-size.ts'
import { listLinks, listSkills, nameStudies } from './talent-view.ts'
import { words } from './words.ts'
import sheet from '#src/ui/paper/sheet.module.css'
import classes from './talent-cv.module.css'

/** As many of a kind as stay readable on one page; the rest is only counted. */
const MOST = 6

interface PartProps<T> {
  title: string
  all: readonly T[]
  most?: number
  children: (each: T) => ReactNode
}

function Part<T>({ title, all, most = MOST, children }: PartProps<T>) {
  if (all.length === 0) return null
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <ul>{all.slice(0, most).map(children)}</ul>
      {all.length > most && <p className={classes.small}>{words.more(all.length - most)}</p>}
    </section>
  )
}

function CvHead({ talent }: { talent: Talent }) {
  const { name, title, username, phone, email, address: home } = talent
  const address = window.location.origin + paths.talent(username)
  return (
    // Not a `header`: outside of the page's main part those are never printed.
    <div className={classes.head}>
      <div>
        <h2>{name}</h2>
        <p className={classes.title}>{title}</p>
        <p className={classes.small}>{joinFacts(phone, email, home)}</p>
        <p className={classes.small}>
          <AddressText>{address}</AddressText>
        </p>
      </div>
      <Qr text={address} label={words.qr(name)} className={classes.qr} />
    </div>
  )
}

function Story({ talent: { about, experience, education } }: { talent: Talent }) {
  return (
    <div>
      <Part title={words.about} all={about ? [about] : []}>
        {(text) => (
          <li key={text} className={classes.about}>
            {text}
          </li>
        )}
      </Part>
      <Part title={words.experience} all={experience}>
        {({ _id, designation, company, description, date_from, date_to }) => (
          <li key={_id}>
            <strong className={classes.line}>{designation}</strong>
            <p className={classes.small}>{joinFacts(company, formatPeriod(date_from, date_to))}</p>
            <p className={classes.text}>{description}</p>
          </li>
        )}
      </Part>
      <Part title={words.education} all={education}>
        {({ _id, degree, subject, institute, date_from, date_to }) => (
          <li key={_id}>
            <strong className={classes.line}>{nameStudies(degree, subject)}</strong>
            <p className={classes.small}>{joinFacts(institute, formatPeriod(date_from, date_to))}</p>
          </li>
        )}
      </Part>
    </div>
  )
}

function Proof({ talent }: { talent: Talent }) {
  const others = listSkills(talent).filter(({ isVerified }) => !isVerified)
  return (
    <div>
      <Part title={words.verified} all={talent.verified_skills}>
        {({ skill, percent, level, at }) => (
          <li key={skill}>
            <strong>{skill}</strong> {words.verifiedAt(percent, at)}
            <p className={classes.small}>{level}</p>
          </li>
        )}
      </Part>
      <Part
        title={words.otherSkills}
        all={others.length > 0 ? [others.map(({ name }) => name).join(', ')] : []}
      >
        {(line) => (
          <li key={line} className={classes.skills}>
            {line}
          </li>
        )}
      </Part>
      <Part title={words.certificates} all={talent.certificates}>
        {({ type, share_id, title, issued_at }) => (
          <li key={share_id}>
            <a href={paths.shareCertificate(type, share_id)}>{title}</a>
            <p className={classes.small}>{joinFacts(words.type[type], formatDate(issued_at))}</p>
          </li>
        )}
      </Part>
      <Part title={words.endorsements} all={talent.endorsed_by}>
        {({ name, at }) => <li key={`${name} ${at}`}>{words.endorsed(name)}</li>}
      </Part>
      <Part
        title={words.links}
        all={listLinks([...Object.values(talent.socials ?? {}), ...talent.portfolio_links])}
      >
        {({ href, text }) => (
          <li key={href} className={classes.link}>
            <a href={href}>{text}</a>
          </li>
        )}
      </Part>
    </div>
  )
}

function Sheet({ talent }: { talent: Talent }) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (place.current) setLetterSize(place.current)
  }, [])
  return (
    <article ref={place} className={joinClassNames(sheet.sheet, classes.cv)} aria-label={words.cv} data-latin>
      <CvHead talent={talent} />
      <div className={classes.columns}>
        <Story talent={talent} />
        <Proof talent={talent} />
      </div>
    </article>
  )
}

/**
 * Outside of the page, whose parts have their own sizes. The owner's own CV also has phone, e-mail and
 * address, which others never see. (ruling R38)
 */
export function TalentCv({ talent }: { talent: Talent }) {
  return usePrinting() && createPortal(<Sheet talent={talent} />, document.body)
}
