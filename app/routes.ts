import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [route(':lang', 'site/frame-route.tsx', [index('site/home-page.tsx')])] satisfies RouteConfig
