/**
 * Files that may be loaded after their page: engines that few people need. Everything else comes with its
 * page, or with the shell. (docs/decisions/0014)
 */

import { isTest, type SourceFile } from './source-tree.ts'

/** Packages that are large and seldom needed. */
const PACKAGES =
  /^(?:hls\.js|katex|dompurify|fflate|mammoth|canvas-confetti|bowser|@(?:codemirror|firebase|thumbmarkjs)\/)/

/**
 * Own modules in front of such an engine, rooms that are opened from a page, and the files of areas, which
 * load when the page is first idle.
 */
const MODULES: ReadonlySet<string> = new Set([
  'src/features/account/notifications/tray.tsx',
  'src/features/shell/guest/guest-area.tsx',
  'src/routes/guest/course-area.tsx',
  'src/routes/learner/dashboard-below.tsx',
  'src/app/start/adapted-network.ts',
  'src/app/late/person.ts',
  'src/app/late/shell.tsx',
  // Only for devices that save or count data.
  'src/app/late/begin-saving.ts',
  'src/app/late/measure/measures.ts',
  'src/features/exam/exam-room/preview/preview-room.tsx',
  // Opens with the press of who asks about a mark.
  'src/features/exam/shared/mark-question/ask-sheet.tsx',
  'src/features/exam/exam-room/question/code-editor.tsx',
  'src/features/learn/player/free-player.tsx',
  // What fetches classes for the device, once somebody keeps one.
  'src/features/learn/shared/kept/keep-sheet.tsx',
  'src/features/learn/shared/kept/module-sheet.tsx',
  'src/features/learn/shared/kept/day-module.tsx',
  'src/features/learn/shared/kept/kept-line.tsx',
  'src/features/learn/shared/kept/kept-work.ts',
  'src/features/learn/shared/kept/several-bar.tsx',
  // Takes and writes files of notes, below them.
  'src/features/learn/notes/note-files.tsx',
  // Links of a note, once its text has one, and a picture of the moment.
  'src/features/learn/notes/link-list.tsx',
  'src/features/learn/notes/linked-text.tsx',
  'src/features/learn/notes/take-moment.ts',
  // Cards: beside notes and at a logout, only where somebody has some.
  'src/features/learn/review/remember-note.tsx',
  // Once the account has cards that this device has not.
  'src/features/learn/review/bring-cards.ts',
  'src/stores/review/at-logout.ts',
  // In the export of own data, which needs the scheduler's file only with the press.
  'src/stores/review/take-cards.ts',
  'src/features/shell/head/sharing-tags.tsx',
  'src/features/shop/checkout/purchase-steps.tsx',
  'src/features/site/course-page/course-below.tsx',
  'src/features/site/home/goal-upcoming.tsx',
  'src/features/site/home/home-below.tsx',
  'src/features/teach/exam-builder/outline/drag-list.tsx',
  // Parses the files from which a teacher takes questions, and writes them.
  'src/features/teach/exam-builder/transfer/transfer-engine.ts',
  // Compares two tries; it brings its library with it.
  'src/features/teach/grading/tries/compare-view.tsx',
  // The same for the files of two ZIPs, with the view of a ZIP.
  'src/features/teach/grading/tries/zip-changes-view.tsx',
  'src/features/teach/grading/work/code-view.tsx',
  'src/features/teach/grading/work/zip/zip-view.tsx',
  'src/features/teach/learner-page/marks-plot.tsx',
  'src/features/teach/statistics/spread-plot.tsx',
  // Cuts a picture of a question out of a photo.
  'src/engines/scan/parts/cut-photo.tsx',
  'src/older-browsers.ts',
  'src/sandbox/browser.ts',
  'src/stores/browser/device-probe.ts',
  // Runs code; its engines come with the first press.
  'src/engines/code/parts/inside/run-code.tsx',
  'src/ui/frame/side-panel-drawer.tsx',
  'src/ui/gallery/gallery.tsx',
  // Writes names in Latin letters; the first paper in English fetches it.
  'src/engines/papers/parts/inside/english-paper.tsx',
  // Finds, cuts and draws photographed pages; a room with a file question fetches it when it opens.
  'src/engines/scan/parts/scan.tsx',
  'src/engines/scan/parts/scan-work.ts',
  // Reads the parts of a ZIP, once somebody chooses one.
  'src/engines/archives/zip-parts.ts',
  // Shows a photographed or typed paper with its pins; the engine for PDF comes with the first one.
  'src/engines/pages/pdf-engine.ts',
  'src/engines/pages/parts/inside/pinned-paper.tsx',
  // The place of a picture that waits for a press, only where data are saved.
  'src/ui/pictures/deferred-picture.tsx',
  'src/ui/text/formulas.ts',
  'src/ui/text/sanitise.ts',
])

/** The first script and the picture that it draws, the frames, and the tables that name pages and their calls. */
const TABLES =
  /^src\/(?:boot\.ts|app\/start\/first-picture\.ts|app\/frames\/|routes\/(?:[\w-]+\/)*(?:table|starts|page|pages)\.ts|routes\/.*\.page\.ts)/

/**
 * If a release removes this file, its importers are not drawn at all, so only parts opened by a press may
 * depend on it.
 */
const DRAWER = 'src/ui/frame/side-panel-drawer.tsx'
const OPENS_AT_A_PRESS = /^src\/(?:features\/account\/auth\/login-panel|ui\/gallery\/[\w-]+)\.tsx$/

function listDrawerFaults({ path, imports }: SourceFile): string[] {
  return imports.some(({ isDynamic, isType, target }) => target === DRAWER && !isDynamic && !isType) &&
    !OPENS_AT_A_PRESS.test(path)
    ? [`${path} brings the drawer with its page: take SidePanel, which fetches it when it opens`]
    : []
}

function listLateFaults({ path, imports }: SourceFile): string[] {
  return imports
    .filter(
      ({ isDynamic, isType, target }) =>
        isDynamic && !isType && !MODULES.has(target) && !PACKAGES.test(target),
    )
    .map(
      ({ target }) =>
        `${path} fetches ${target} late: import it, or name the engine in tests/rules/late-files.ts`,
    )
}

export function lateFileFaults(files: readonly SourceFile[]): string[] {
  const checked = files.filter(
    (file) =>
      !isTest(file) &&
      file.path.startsWith('src/') &&
      !file.path.startsWith('src/sandbox/') &&
      !TABLES.test(file.path),
  )
  return checked.flatMap((file) => [...listDrawerFaults(file), ...listLateFaults(file)])
}
