/** The icon service: the list of avatars and their pictures. (ruling R25) */
import { Hono } from 'hono'
import { avatars, drawAvatar } from './avatars.ts'

/** Path of an avatar below the address of the icon service, as stored in `person.icon`. */
export function getAvatarPath(id: string): string {
  return `/avatars/${id}.svg`
}

/** `icon`: the service's own address. */
export function makeIconApp(icon: string): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const data = avatars.map(({ _id, title }) => ({ _id, title, url: `${icon}${getAvatarPath(_id)}` }))
    return c.json({ code: 200, status: 'success', msg: 'সম্পন্ন হয়েছে।', data })
  })
  app.get('/avatars/:file', (c) => {
    const svg = drawAvatar(c.req.param('file').replace(/\.svg$/, ''))
    if (!svg) return c.notFound()
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return app
}
