import type { Command } from 'commander';
import { type CommandContext, operatorCommand } from '../command.ts';

const actions = () => import('../actions/explain.ts');

export const explainCommand = (context: CommandContext): Command =>
  operatorCommand(
    'explain',
    'explain a resource: what happened, what it is waiting for, and what can happen next',
    async (operator, _options, [id = '']) => (await actions()).explainId(operator, id),
  )(context).argument('<id>', 'id of any resource that has a lifecycle');
