import { describePillar } from '@manna/shared/testing';
import descriptor from './descriptor.json';
import pillar from './pillar';

describePillar(pillar, descriptor);
