import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('site/home-redirect-route.ts', { id: 'start' }),
  route(':lang', 'site/frame-route.tsx', [
    index('site/home-page.tsx'),
    route('food', 'site/food-page.tsx'),
    route('aliveta', 'aliveta/aliveta-page.tsx'),
    route('stocklots', 'site/stocklots-page.tsx'),
    route('sell', 'sell/sell-page.tsx'),
    route('contact', 'contact/contact-page.tsx'),
    route('about-us', 'company/about-page.tsx'),
    route('privacy', 'company/privacy-page.tsx'),
    route('imprint', 'company/imprint-page.tsx'),
    route('*', 'site/home-redirect-route.ts', { id: 'unknown-page' }),
  ]),
] satisfies RouteConfig
