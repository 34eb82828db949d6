export { accessibilityFaults } from './accessibility-faults';
export { describePillar } from './describe-pillar';
export { dataFrom, openHomeCard, openRoute, renderWithApp, siteWith } from './render-with-app';
export { runIdle, runIdleCallbacks } from './run-idle';
export { sectionNamed } from './section-named';
