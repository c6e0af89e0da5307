/** The line of `route-bar.tsx`, fetched when the first page is slow to come. */
import NProgress from 'nprogress'
import './route-bar.css'

// Its own template says role="bar", which is no role.
NProgress.configure({ showSpinner: false, barSelector: '.bar', template: '<div class="bar" aria-hidden="true"></div>' })

export function routeLineStarted(): void {
  NProgress.start()
}

export function routeLineDone(): void {
  NProgress.done()
}
