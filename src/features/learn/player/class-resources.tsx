/** What goes with this class: files and links. */
import { IconDownload, IconFileText, IconLink } from '@tabler/icons-react'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import classes from './room.module.css'
import { words } from './words.ts'

function ResourceLine({ of: { title, kind, url, file_name: fileName, size } }: { of: Resource }) {
  const isFile = kind === 'file'
  const Icon = isFile ? IconFileText : IconLink
  return (
    <li className={classes.resource}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.resourceText}>
        {title}
        <small>{isFile ? `${formatFileName(fileName)} · ${formatBytes(size)}` : words.link}</small>
      </span>
      <ExternalLink href={url} className={classes.open} hasIcon={!isFile}>
        {isFile && <IconDownload size={18} aria-hidden="true" />}
        {isFile ? words.download : words.open}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ExternalLink>
    </li>
  )
}

export function ClassResources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return <p className={classes.none}>{words.noResources}</p>
  return (
    <ul className={classes.resources}>
      {resources.map((each) => (
        <ResourceLine key={each._id} of={each} />
      ))}
    </ul>
  )
}
