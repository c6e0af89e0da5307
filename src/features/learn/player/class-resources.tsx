/** Files and links of a class. */

import { IconDownload, IconFileText, IconLink } from '@tabler/icons-react'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import classes from './recording-layout.module.css'

function ResourceLine({ resource: { title, kind, url, file_name: fileName, size } }: { resource: Resource }) {
  const isFile = kind === 'file'
  const Icon = isFile ? IconFileText : IconLink
  return (
    <Row as="li" wrap gap={0} gapX={12} className={classes.resource}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <Text as="span" grow shrink anywhere className={classes.resourceText}>
        {title}
        <small>{isFile ? `${formatFileName(fileName)} · ${formatBytes(size)}` : words.link}</small>
      </Text>
      <ExternalLink href={url} className={classes.open} hasIcon={!isFile}>
        {isFile && <IconDownload size={18} aria-hidden="true" />}
        {isFile ? words.download : words.open}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ExternalLink>
    </Row>
  )
}

export function ClassResources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0)
    return (
      <Surface as="p" tone="muted" padY={8} padX={0}>
        {words.noResources}
      </Surface>
    )
  return (
    <Surface as="ul" plain>
      {resources.map((each) => (
        <ResourceLine key={each._id} resource={each} />
      ))}
    </Surface>
  )
}
