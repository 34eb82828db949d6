export { accessibilityFaults } from './accessibility-faults';
export { describeFirstPage } from './describe-first-page';
export { describePillar } from './describe-pillar';
export { dataFrom, openHomeCard, openRoute, renderWithApp, siteWith } from './render-with-app';
export { runIdle, runIdleCallbacks } from './run-idle';
export { sectionNamed } from './section-named';
