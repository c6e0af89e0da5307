/**
 * Sets the colour scheme before anything is painted, so that the frame in the HTML is right at once: the person's choice
 * as Mantine stores it, else that of the device. The one inline script; the policy names its hash. (ruling R47)
 */
export const colourSchemeScript = [
  '(()=>{let c;try{c=localStorage.getItem("mantine-color-scheme-value")}catch{}',
  'const d=c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;',
  'document.documentElement.setAttribute("data-mantine-color-scheme",d?"dark":"light")})()',
].join('')
