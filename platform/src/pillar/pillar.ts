#!/usr/bin/env node
import { runProgram } from '../command-line/run-program';
import { pillarProgram } from './program';

await runProgram(pillarProgram);
