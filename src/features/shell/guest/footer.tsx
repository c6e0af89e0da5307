/** The footer of the public pages: links, social networks, the apps, and what buyers can rely on. (spec 2) */

import {
  IconBrandAndroid,
  IconBrandApple,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandWindows,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { type AppPlatform, appPlatforms, getAppLink, brand, socialLinks } from '#src/lib/brand.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { consentOpened } from '#src/stores/shell/consent-store.ts'
import { assistantToggled } from '#src/stores/shell/shell-store.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Box, Surface } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { footerWords as words } from './footer-words.ts'
import classes from './footer.module.css'

const columns = [
  {
    title: words.learn,
    links: [
      { to: paths.courses({ kind: 'live' }), text: words.liveCourses },
      { to: paths.courses({ kind: 'recorded' }), text: words.recordedCourses },
      ...(offers.freeCourses ? [{ to: paths.freeCourses(), text: words.freeClasses }] : []),
      ...(offers.playlists ? [{ to: paths.playlists(), text: words.playlists }] : []),
      ...(offers.assessments ? [{ to: paths.assessments(), text: words.assessments }] : []),
      { to: paths.academicDegrees(), text: words.academicDegrees },
    ],
  },
  {
    title: words.career,
    links: [
      ...(offers.placements ? [{ to: paths.jobPlacement(), text: words.jobPlacement }] : []),
      { to: paths.careerSupport(), text: words.careerSupport },
      { to: paths.skills(), text: words.skills },
      ...(offers.certificates ? [{ to: paths.certificateCheck(), text: words.certificateCheck }] : []),
    ],
  },
  {
    title: words.help,
    links: [
      { to: paths.support(), text: words.supportForm },
      { to: paths.howItWorks(), text: words.howItWorks },
      { to: paths.about(), text: words.about },
      { to: paths.newsletter(), text: words.newsletter },
    ],
  },
]

const trustLinks = [
  { to: paths.terms(), text: words.terms },
  { to: paths.privacy(), text: words.privacy },
  { to: paths.refundPolicy(), text: words.refund },
  { to: paths.accessibility(), text: words.accessibility },
]

const socialIcons: Readonly<Record<string, typeof IconWorld>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
}

const appIcons: Readonly<Record<AppPlatform, typeof IconBrandApple>> = {
  android: IconBrandAndroid,
  ios: IconBrandApple,
  windows: IconBrandWindows,
}

function Brand() {
  return (
    <div className={classes.brand}>
      <Logo isOnDark />
      <p className={classes.motto}>{brand.motto}</p>
      {socialLinks.length > 0 && (
        <ul className={classes.socials}>
          {socialLinks.map(({ network, name, href }) => {
            // A network of the owner's without an icon here.
            const Icon = socialIcons[network] ?? IconWorld
            return (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes.social}
                  aria-label={words.social(name)}
                >
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Apps() {
  return (
    <section>
      <h2 className={classes.title}>{words.getApp}</h2>
      <Surface as="ul" plain>
        {appPlatforms.map((platform) => {
          const Icon = appIcons[platform]
          return (
            <li key={platform}>
              <a
                href={getAppLink(platform)}
                target="_blank"
                rel="noopener noreferrer"
                className={classes.app}
              >
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                {words.apps[platform]}
              </a>
            </li>
          )
        })}
      </Surface>
    </section>
  )
}

export function Footer() {
  return (
    <footer className={classes.footer}>
      <BorderStrip height={36} tone="dark" />
      <div className={classes.columns}>
        <Brand />
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={classes.title}>{title}</h2>
            <Surface as="ul" plain>
              {title === words.help && (
                <li>
                  <button
                    type="button"
                    className={classes.link}
                    aria-haspopup="dialog"
                    onClick={() => assistantToggled(true)}
                  >
                    {words.askHelp}
                  </button>
                </li>
              )}
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    {text}
                  </Link>
                </li>
              ))}
            </Surface>
          </section>
        ))}
        {appPlatforms.length > 0 && <Apps />}
      </div>
      <nav className={classes.trust} aria-label={words.trust}>
        <span>{words.rights}</span>
        {trustLinks.map(({ to, text }) => (
          <Link key={to} to={to} className={classes.link}>
            {text}
          </Link>
        ))}
        <button
          type="button"
          className={classes.link}
          onClick={({ currentTarget }) => consentOpened(currentTarget)}
        >
          {words.consent}
        </button>
        {/* A file of the build, which the router does not know. */}
        <a href="/licenses.txt" className={classes.link}>
          {words.licences}
        </a>
        <Box as="span" push className={classes.address}>
          {brand.contact.address}
        </Box>
      </nav>
    </footer>
  )
}
