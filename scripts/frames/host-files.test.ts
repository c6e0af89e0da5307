/** The host's two files agree with the table of frames, and the policy follows ruling R47. */

import { describe, expect, it } from 'vitest'
import { readEnvironment, type AppEnvironment } from '../../env.config.ts'
import { projectRoot } from '../script.ts'
import { buildContentPolicy, buildHeadersFile, buildRedirectsFile, hashSource } from './host-files.ts'

const production: AppEnvironment = {
  name: 'production',
  environment: readEnvironment('production', projectRoot),
  isDemo: false,
}

describe('addresses', () => {
  const lines = buildRedirectsFile(['/course/ক্ষ']).trim().split('\n')

  it('are those of the table of routes, and nothing else: an unknown one has no row', () => {
    expect(lines).toContain('/courses /guest 200')
    expect(lines).toContain('/courses/ /guest 200')
    expect(lines).toContain('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId /exam 200')
    expect(lines).toContain('/dashboard/jobs/:id /jobs 200')
    expect(lines.filter((line) => line.includes('*'))).toEqual([])
  })

  it('of a prerendered page open its file, before the frame that matches all others', () => {
    expect(lines[0]).toBe(`/course/${encodeURI('ক্ষ')} /course/${encodeURI('ক্ষ')} 200`)
    expect(lines).toContain('/course/:slug /course 200')
  })
})

describe('headers', () => {
  const text = buildHeadersFile(production, ['let a'])

  it('cache assets for a year and pages not at all', () => {
    expect(text).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m)
    expect(text).toMatch(/^\/\n {2}Cache-Control: no-cache$/m)
    expect(text).toMatch(/^\/dashboard\/\*\n {2}Cache-Control: no-cache$/m)
  })

  it.each([
    'nosniff',
    "frame-ancestors 'none'",
    'Referrer-Policy:',
    'Cross-Origin-Opener-Policy: same-origin',
    'Permissions-Policy:',
  ])('say %s', (part) => {
    expect(text).toContain(part)
  })

  it('require https for a year', () => {
    expect(Number(/Strict-Transport-Security: max-age=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(
      31_536_000,
    )
  })
})

describe('the policy', () => {
  it('names our hosts, the script and nobody else', () => {
    const policy = buildContentPolicy(production, ['let a'])
    expect(policy).toContain(`script-src 'self' ${hashSource('let a')};`)
    expect(policy).toContain(
      "connect-src 'self' https://api.karigor.example https://search.karigor.example https://media.karigor.example https://tracker.karigor.example https://api-js.mixpanel.com;",
    )
    expect(policy).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com;/)
    expect(policy).not.toContain('localhost')
    expect(policy).not.toContain('unsafe-eval')
  })

  it.each(['test', 'local', 'lan'] as const)('of %s counts no visitor (ruling R65)', (name) => {
    const policy = buildContentPolicy(
      { name, environment: readEnvironment(name, projectRoot), isDemo: false },
      [],
    )
    expect(policy).not.toMatch(/facebook|mixpanel/)
  })

  it('names no vendor whose key is empty', () => {
    const environment = { ...production.environment, VITE_AD_PIXEL_ID: '', VITE_ANALYTICS_TOKEN: '' }
    expect(buildContentPolicy({ ...production, environment }, [])).not.toMatch(/facebook|mixpanel/)
  })

  it('allows a push token only where pushes are configured', () => {
    const config = JSON.stringify({
      apiKey: 'a',
      appId: 'b',
      messagingSenderId: 'c',
      projectId: 'd',
      vapidKey: 'e',
    })
    const pushing = {
      ...production,
      environment: { ...production.environment, VITE_PUSH: 'fcm', VITE_FIREBASE_CONFIG: config },
    } as const
    expect(buildContentPolicy(pushing, [])).toMatch(
      /connect-src [^;]*https:\/\/fcmregistrations\.googleapis\.com/,
    )
    expect(buildContentPolicy(production, [])).not.toContain('googleapis')
    // The browser itself contacts its push service.
    const byKey = { ...pushing, environment: { ...pushing.environment, VITE_PUSH: 'vapid' } } as const
    expect(buildContentPolicy(byKey, [])).not.toContain('googleapis')
    const local: AppEnvironment = {
      name: 'local',
      environment: readEnvironment('local', projectRoot),
      isDemo: false,
    }
    expect(buildContentPolicy(local, [])).not.toContain('googleapis')
  })

  it('of the demo stays on its own origin, with WebAssembly for its database', () => {
    const demo: AppEnvironment = {
      name: 'local',
      environment: readEnvironment('local', projectRoot),
      isDemo: true,
    }
    const policy = buildContentPolicy(demo, [])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    // The demo shows its hosted player in a frame on its own pages.
    expect(policy).toContain("frame-ancestors 'self';")
    expect(policy).not.toContain('localhost')
  })
})
