/** The projects that learners build; one with a free video shows it in a sheet over the page. (ruling R39) */

import { IconPlayerPlay } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Project } from '#src/api/shapes/course.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { projectVideoOpened, sheetClosed, useSheets } from '#src/stores/shell/sheet-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { CoverPicture } from '#src/ui/pictures/cover-picture.tsx'
import { words } from './below-words.ts'
import { ProjectVideo } from './project-video.tsx'
import { Section } from './section.tsx'
import classes from './projects.module.css'

function ProjectCard({ project, no }: { project: Project; no: number }) {
  return (
    <Card as="li" className={classes.card}>
      <CoverPicture src={project.cover} fallback={null} className={classes.cover} />
      <h3 className={classes.title}>
        <Text as="span" tone="soft">
          {formatNumber(no)}.
        </Text>{' '}
        {project.title}
      </h3>
      <Text tone="muted" variant="note">
        {project.text}
      </Text>
      {project.video && (
        <Button
          variant="light"
          leftSection={<IconPlayerPlay stroke={1.75} aria-hidden="true" />}
          aria-label={words.projectVideoOf(project.title)}
          onClick={() => projectVideoOpened(project._id)}
        >
          {words.projectVideo}
        </Button>
      )}
    </Card>
  )
}

/** Renders nothing until a video is opened. */
function VideoSheet({ projects }: { projects: readonly Project[] }) {
  const open = useSheets(({ projectVideo }) =>
    projects.find(({ _id, video }) => _id === projectVideo && video),
  )
  // Another page has other projects.
  useEffect(() => sheetClosed, [])
  return (
    <SidePanel isOpen={open !== undefined} onClose={sheetClosed} title={open?.title ?? words.projectVideo}>
      {open?.video && <ProjectVideo source={open.video} title={open.title} />}
    </SidePanel>
  )
}

export function Projects({ projects }: { projects: readonly Project[] }) {
  return (
    <Section id="projects" title={words.projects}>
      <ol className={classes.list}>
        {projects.map((project, at) => (
          <ProjectCard key={project._id} project={project} no={at + 1} />
        ))}
      </ol>
      <VideoSheet projects={projects} />
    </Section>
  )
}
