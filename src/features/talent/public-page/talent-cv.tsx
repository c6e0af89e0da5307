/** The profile as a CV on one A4 page; it is only on the page while printing. (ruling R55) */

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Talent } from '#src/api/shapes/talent.ts'
import { usePaperLanguage, usePaperName, usePaperWords } from '#src/engines/papers/paper-language.ts'
import { PaperIn } from '#src/engines/papers/parts/language-bar.tsx'
import { PaperTitle } from '#src/engines/papers/parts/paper-title.tsx'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { useCvText } from './english-texts.tsx'
import { setLetterSize } from './letter-size.ts'
import { listLinks, listSkills, nameStudies } from './talent-view.ts'
import { useTalentName } from './use-talent-name.ts'
import { cvWords } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
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
  const { words } = usePaperWords(cvWords)
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
  const { title, username, phone, email, address: home } = talent
  const { words, formats } = usePaperWords(cvWords)
  const { name, recorded } = usePaperName(talent.name)
  const write = useCvText(talent)
  const address = window.location.origin + paths.talent(username)
  return (
    // Not a `header`: outside of the page's main part those are never printed.
    <div className={classes.head}>
      <div>
        <h2>{name}</h2>
        {recorded && (
          <p className={classes.small}>
            {words.onRecord} <span lang="bn">{recorded}</span>
          </p>
        )}
        <p className={classes.title}>{write(title)}</p>
        <p className={classes.small}>{joinFacts(phone, email, formats.text(home ?? ''))}</p>
        <p className={classes.small}>
          <AddressText>{address}</AddressText>
        </p>
      </div>
      <Qr text={address} label={words.qr(name)} className={classes.qr} />
    </div>
  )
}

/** A row whose texts have no English keeps its institution and its time. */
function Story({ talent }: { talent: Talent }) {
  const { experience, education } = talent
  const { words, formats } = usePaperWords(cvWords)
  const write = useCvText(talent)
  const about = write(talent.about)
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
            <strong className={classes.line}>{write(designation)}</strong>
            <p className={classes.small}>
              {joinFacts(formats.text(company), formats.period(date_from, date_to))}
            </p>
            <p className={classes.text}>{write(description)}</p>
          </li>
        )}
      </Part>
      <Part title={words.education} all={education}>
        {({ _id, degree, subject, institute, date_from, date_to }) => (
          <li key={_id}>
            <strong className={classes.line}>{nameStudies(write(degree), write(subject))}</strong>
            <p className={classes.small}>
              {joinFacts(formats.text(institute), formats.period(date_from, date_to))}
            </p>
          </li>
        )}
      </Part>
    </div>
  )
}

function Proof({ talent }: { talent: Talent }) {
  const { words, formats } = usePaperWords(cvWords)
  const write = useCvText(talent)
  const others = listSkills(talent).flatMap(({ name, isVerified }) => (isVerified ? [] : (write(name) ?? [])))
  return (
    <div>
      <Part title={words.verified} all={talent.verified_skills}>
        {({ skill, percent, level, at }) => (
          <li key={skill}>
            <strong>
              <PaperTitle title={skill} />
            </strong>{' '}
            {words.verifiedAt(percent, at)}
            <p className={classes.small}>
              <PaperTitle title={level} />
            </p>
          </li>
        )}
      </Part>
      <Part title={words.otherSkills} all={others.length > 0 ? [others.join(', ')] : []}>
        {(line) => (
          <li key={line} className={classes.skills}>
            {line}
          </li>
        )}
      </Part>
      <Part title={words.certificates} all={talent.certificates}>
        {({ type, share_id, title, issued_at }) => (
          <li key={share_id}>
            {offers.certificates ? (
              <a href={paths.shareCertificate(type, share_id)}>
                <PaperTitle title={title} />
              </a>
            ) : (
              <PaperTitle title={title} />
            )}
            <p className={classes.small}>{joinFacts(words.type[type], formats.date(issued_at))}</p>
          </li>
        )}
      </Part>
      <Part title={words.endorsements} all={talent.endorsed_by}>
        {({ name, at }) => <li key={`${name} ${at}`}>{words.endorsed(formats.person(name))}</li>}
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
  const { language, words } = usePaperWords(cvWords)
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (place.current) setLetterSize(place.current)
  }, [])
  return (
    <article
      ref={place}
      className={joinClassNames(sheet.sheet, classes.cv)}
      aria-label={words.cv}
      lang={language}
      data-latin
    >
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
  const [language] = usePaperLanguage()
  // The page asks for a missing spelling, and the printed CV does not.
  const { save: _save, ...name } = useTalentName(talent, language === 'en')
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  return createPortal(
    <PaperIn language={language} name={name}>
      <Sheet talent={talent} />
    </PaperIn>,
    document.body,
  )
}
