// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../../formats.ts';
import { Usd as validate6 } from '../responses/offramp.js';
import { Scope as validate15 } from '../bodies/accounts.js';
import { MemberRole as validate32 } from '../bodies/accounts.js';
export { validate0 as Agent };
const schema0 = {"type":"object","description":"A program that acts for a tenant through API keys of its own.","additionalProperties":false,"required":["id","name","status","createdAt","suspendedAt"],"properties":{"id":{"type":"string","description":"Id of the agent.","examples":["agt_01k9zt5r7m8q4x2v6b3n1c0v01"]},"name":{"type":"string","description":"A label of your own, 1 to 120 characters."},"status":{"description":"The status of the agent. While it is SUSPENDED, its keys are refused.","$ref":"AgentStatus"},"createdAt":{"type":"string","format":"date-time"},"suspendedAt":{"type":["string","null"],"format":"date-time","description":"Time of the suspension; null unless the agent is SUSPENDED."}}};
const schema1 = {"type":"string","x-states":"agent","description":"The status of an agent. Every request of a SUSPENDED agent is refused.","enum":["ACTIVE","SUSPENDED"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema1.enum;
if(!((data === "ACTIVE") || (data === "SUSPENDED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suspendedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspendedAt"},message:"must have required property '"+"suspendedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "status")) || (key0 === "createdAt")) || (key0 === "suspendedAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.suspendedAt !== undefined){
let data4 = data.suspendedAt;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/type",keyword:"type",params:{type: schema0.properties.suspendedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate3 as AgentList };

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "agents")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.agents !== undefined){
let data0 = data.agents;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/agents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate5 as AgentSpent };

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dailyUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyUsd"},message:"must have required property '"+"dailyUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weeklyUsd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weeklyUsd"},message:"must have required property '"+"weeklyUsd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.monthlyUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthlyUsd"},message:"must have required property '"+"monthlyUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "dailyUsd") || (key0 === "weeklyUsd")) || (key0 === "monthlyUsd"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dailyUsd !== undefined){
let data0 = data.dailyUsd;
const _errs2 = errors;
if(!(validate6(data0, {instancePath:instancePath+"/dailyUsd",parentData:data,parentDataProperty:"dailyUsd",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.weeklyUsd !== undefined){
let data1 = data.weeklyUsd;
const _errs3 = errors;
if(!(validate6(data1, {instancePath:instancePath+"/weeklyUsd",parentData:data,parentDataProperty:"weeklyUsd",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
if(data.monthlyUsd !== undefined){
let data2 = data.monthlyUsd;
const _errs4 = errors;
if(!(validate6(data2, {instancePath:instancePath+"/monthlyUsd",parentData:data,parentDataProperty:"monthlyUsd",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export { validate1 as AgentStatus };

export { validate9 as AgentWithSpent };
const schema4 = {"type":"object","description":"An agent with the amounts that its cards have spent.","additionalProperties":false,"required":["id","name","status","createdAt","suspendedAt","spent"],"properties":{"id":{"type":"string","description":"Id of the agent.","examples":["agt_01k9zt5r7m8q4x2v6b3n1c0v01"]},"name":{"type":"string","description":"A label of your own, 1 to 120 characters."},"status":{"description":"The status of the agent. While it is SUSPENDED, its keys are refused.","$ref":"AgentStatus"},"createdAt":{"type":"string","format":"date-time"},"suspendedAt":{"type":["string","null"],"format":"date-time","description":"Time of the suspension; null unless the agent is SUSPENDED."},"spent":{"description":"The amounts that the agent's cards have spent; `0.00` if it has no cards.","$ref":"AgentSpent"}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suspendedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspendedAt"},message:"must have required property '"+"suspendedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.spent === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spent"},message:"must have required property '"+"spent"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "status")) || (key0 === "createdAt")) || (key0 === "suspendedAt")) || (key0 === "spent"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.suspendedAt !== undefined){
let data4 = data.suspendedAt;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/type",keyword:"type",params:{type: schema4.properties.suspendedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.spent !== undefined){
let data5 = data.spent;
const _errs11 = errors;
if(!(validate5(data5, {instancePath:instancePath+"/spent",parentData:data,parentDataProperty:"spent",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export { validate12 as ApiKey };
const schema5 = {"type":"object","description":"The record of an API key. The key itself is shown only once, when it is created.","additionalProperties":false,"required":["id","name","prefix","last4","environment","scopes","agent","agentId","memberId","ipAllowlist","requestSigning","status","lastUsedAt","expiresAt","revokedAt","createdAt"],"properties":{"id":{"type":"string","description":"Id of the record. It is not the key itself.","examples":["key_01k9zt5r7m8q4x2v6b3n1c0d06"]},"name":{"type":"string","description":"A label that says what the key is used for."},"prefix":{"type":"string","pattern":"^svc_(test|live)_[0-9A-Za-z]{3}$","description":"The first 12 characters of the key.","examples":["svc_test_4fG"]},"last4":{"type":"string","description":"The last four characters of the key.","examples":["x7Qa"]},"environment":{"description":"The environment in which the key works: `sandbox` or `live`.","$ref":"Environment"},"scopes":{"type":"array","items":{"imported":"Scope"},"description":"The scopes of the key. A scope has no effect while the role of the key's member lacks it."},"agent":{"type":"boolean","description":"True for a key of an agent."},"agentId":{"type":["string","null"],"description":"Id of the agent that the key belongs to; null if it belongs to none."},"memberId":{"type":"string","description":"Id of the member in whose name the key acts.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d03"]},"ipAllowlist":{"type":"array","items":{"type":"string"},"description":"IP addresses and CIDR blocks from which the key may be used. An empty list allows any address."},"requestSigning":{"type":"boolean","description":"True if requests that move money have to be signed."},"status":{"description":"The status of the key. Only an ACTIVE key is accepted.","$ref":"ApiKeyStatus"},"lastUsedAt":{"type":["string","null"],"format":"date-time","description":"Time of the last request with the key; null if there was none."},"expiresAt":{"type":["string","null"],"format":"date-time","description":"Time at which the key expires; null if it never expires."},"revokedAt":{"type":["string","null"],"format":"date-time","description":"Time of the revocation; null unless the key is REVOKED."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the key was created."},"apiVersion":{"type":"string","description":"The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.","examples":["2026-12-01"]},"upgrade":{"description":"What the key called in older versions of the contract, and what it would meet in the newest one. Only `getApiKey` returns it, for a key that has an older version or called in one.","$ref":"VersionUpgrade"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^svc_(test|live)_[0-9A-Za-z]{3}$", "u");
const schema6 = {"type":"string","enum":["sandbox","live"],"description":"The environment of a deployment: `sandbox` accepts test keys, `live` accepts live keys."};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema6.enum;
if(!((data === "sandbox") || (data === "live"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"string","x-states":"api-key","x-states-also":["EXPIRED"],"description":"The status of an API key. A key becomes EXPIRED when `expiresAt` has passed on the real clock.","enum":["ACTIVE","REVOKED","EXPIRED"],"x-final":["REVOKED"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!(((data === "ACTIVE") || (data === "REVOKED")) || (data === "EXPIRED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiVersion === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requests === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "operation") || (key0 === "apiVersion")) || (key0 === "requests"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.apiVersion !== undefined){
let data1 = data.apiVersion;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.requests !== undefined){
let data2 = data.requests;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.upgrade === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upgrade"},message:"must have required property '"+"upgrade"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.operations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.events === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "apiVersion") || (key0 === "summary")) || (key0 === "upgrade")) || (key0 === "operations")) || (key0 === "events"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.summary !== undefined){
let data1 = data.summary;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.upgrade !== undefined){
let data2 = data.upgrade;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/upgrade",schemaPath:"#/properties/upgrade/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.operations !== undefined){
let data3 = data.operations;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
let valid1 = true;
const before0 = errors;
const end0 = data3.length;
for(let i0=0; i0<end0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs11 = errors;
var valid2 = _errs10 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.events !== undefined){
let data5 = data.events;
const _errs12 = errors;
const _errs13 = errors;
if(Array.isArray(data5)){
let valid3 = true;
const before1 = errors;
const end1 = data5.length;
for(let i1=0; i1<end1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/events/" + i1,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs15 = errors;
var valid4 = _errs14 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs12 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.changes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "calls") || (key0 === "changes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.calls !== undefined){
let data0 = data.calls;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate19(data1, {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.changes !== undefined){
let data2 = data.changes;
const _errs5 = errors;
const _errs6 = errors;
if(Array.isArray(data2)){
let valid3 = true;
const before1 = errors;
const end1 = data2.length;
for(let i1=0; i1<end1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate21(data3, {instancePath:instancePath+"/changes/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs7 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs5 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prefix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last4 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.environment === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.scopes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.agent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.agentId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.memberId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.ipAllowlist === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAllowlist"},message:"must have required property '"+"ipAllowlist"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.requestSigning === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestSigning"},message:"must have required property '"+"requestSigning"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.status === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.expiresAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.revokedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revokedAt"},message:"must have required property '"+"revokedAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.createdAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.prefix !== undefined){
let data2 = data.prefix;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err19 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^svc_(test|live)_[0-9A-Za-z]{3}$"},message:"must match pattern \""+"^svc_(test|live)_[0-9A-Za-z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.last4 !== undefined){
let data3 = data.last4;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err21 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.environment !== undefined){
let data4 = data.environment;
const _errs10 = errors;
if(!(validate13(data4, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.scopes !== undefined){
let data5 = data.scopes;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
let valid1 = true;
const before0 = errors;
const end0 = data5.length;
for(let i0=0; i0<end0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate15(data6, {instancePath:instancePath+"/scopes/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs13 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.agent !== undefined){
let data7 = data.agent;
const _errs14 = errors;
if(typeof data7 !== "boolean"){
const err23 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.agentId !== undefined){
let data8 = data.agentId;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: schema5.properties.agentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.memberId !== undefined){
let data9 = data.memberId;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.ipAllowlist !== undefined){
let data10 = data.ipAllowlist;
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data10)){
let valid3 = true;
const before1 = errors;
const end1 = data10.length;
for(let i1=0; i1<end1; i1++){
let data11 = data10[i1];
const _errs22 = errors;
if(typeof data11 !== "string"){
const err26 = {instancePath:instancePath+"/ipAllowlist/" + i1,schemaPath:"#/properties/ipAllowlist/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs23 = errors;
var valid4 = _errs22 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/ipAllowlist",schemaPath:"#/properties/ipAllowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.requestSigning !== undefined){
let data12 = data.requestSigning;
const _errs24 = errors;
if(typeof data12 !== "boolean"){
const err28 = {instancePath:instancePath+"/requestSigning",schemaPath:"#/properties/requestSigning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.status !== undefined){
let data13 = data.status;
const _errs26 = errors;
if(!(validate16(data13, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs26 === errors;
}
if(data.lastUsedAt !== undefined){
let data14 = data.lastUsedAt;
const _errs27 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err29 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema5.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs28 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err30 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.expiresAt !== undefined){
let data15 = data.expiresAt;
const _errs29 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema5.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs30 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err32 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.revokedAt !== undefined){
let data16 = data.revokedAt;
const _errs31 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/type",keyword:"type",params:{type: schema5.properties.revokedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs32 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err34 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
const _errs33 = errors;
const _errs34 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err35 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs33 === errors;
}
if(data.apiVersion !== undefined){
let data18 = data.apiVersion;
const _errs35 = errors;
if(typeof data18 !== "string"){
const err37 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs36 = errors;
var valid0 = _errs35 === errors;
}
if(data.upgrade !== undefined){
let data19 = data.upgrade;
const _errs37 = errors;
if(!(validate18(data19, {instancePath:instancePath+"/upgrade",parentData:data,parentDataProperty:"upgrade",rootData}))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs37 === errors;
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export { validate24 as ApiKeyIssued };
const schema11 = {"type":"object","description":"A new API key with its secrets, which are shown only once.","additionalProperties":false,"required":["id","name","prefix","last4","environment","scopes","agent","agentId","memberId","ipAllowlist","requestSigning","status","lastUsedAt","expiresAt","revokedAt","createdAt","apiKey","signingSecret"],"properties":{"id":{"type":"string","description":"Id of the record. It is not the key itself.","examples":["key_01k9zt5r7m8q4x2v6b3n1c0d06"]},"name":{"type":"string","description":"A label that says what the key is used for."},"prefix":{"type":"string","pattern":"^svc_(test|live)_[0-9A-Za-z]{3}$","description":"The first 12 characters of the key.","examples":["svc_test_4fG"]},"last4":{"type":"string","description":"The last four characters of the key.","examples":["x7Qa"]},"environment":{"description":"The environment in which the key works: `sandbox` or `live`.","$ref":"Environment"},"scopes":{"type":"array","items":{"imported":"Scope"},"description":"The scopes of the key. A scope has no effect while the role of the key's member lacks it."},"agent":{"type":"boolean","description":"True for a key of an agent."},"agentId":{"type":["string","null"],"description":"Id of the agent that the key belongs to; null if it belongs to none."},"memberId":{"type":"string","description":"Id of the member in whose name the key acts.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d03"]},"ipAllowlist":{"type":"array","items":{"type":"string"},"description":"IP addresses and CIDR blocks from which the key may be used. An empty list allows any address."},"requestSigning":{"type":"boolean","description":"True if requests that move money have to be signed."},"status":{"description":"The status of the key. Only an ACTIVE key is accepted.","$ref":"ApiKeyStatus"},"lastUsedAt":{"type":["string","null"],"format":"date-time","description":"Time of the last request with the key; null if there was none."},"expiresAt":{"type":["string","null"],"format":"date-time","description":"Time at which the key expires; null if it never expires."},"revokedAt":{"type":["string","null"],"format":"date-time","description":"Time of the revocation; null unless the key is REVOKED."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the key was created."},"apiVersion":{"type":"string","description":"The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.","examples":["2026-12-01"]},"apiKey":{"type":"string","pattern":"^svc_(test|live)_[0-9A-Za-z]{40}$","description":"The key itself: `svc_test_` or `svc_live_` and 40 letters and digits. Keep it safe: it cannot be read again."},"signingSecret":{"type":["string","null"],"description":"The secret for signing requests; present if `requestSigning` is true. It is shown only once."}}};
const pattern2 = new RegExp("^svc_(test|live)_[0-9A-Za-z]{40}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prefix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last4 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.environment === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.scopes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.agent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.agentId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.memberId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.ipAllowlist === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAllowlist"},message:"must have required property '"+"ipAllowlist"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.requestSigning === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestSigning"},message:"must have required property '"+"requestSigning"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.status === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.expiresAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.revokedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revokedAt"},message:"must have required property '"+"revokedAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.createdAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.apiKey === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.signingSecret === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.prefix !== undefined){
let data2 = data.prefix;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err21 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^svc_(test|live)_[0-9A-Za-z]{3}$"},message:"must match pattern \""+"^svc_(test|live)_[0-9A-Za-z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.last4 !== undefined){
let data3 = data.last4;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err23 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.environment !== undefined){
let data4 = data.environment;
const _errs10 = errors;
if(!(validate13(data4, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.scopes !== undefined){
let data5 = data.scopes;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
let valid1 = true;
const before0 = errors;
const end0 = data5.length;
for(let i0=0; i0<end0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate15(data6, {instancePath:instancePath+"/scopes/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs13 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.agent !== undefined){
let data7 = data.agent;
const _errs14 = errors;
if(typeof data7 !== "boolean"){
const err25 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.agentId !== undefined){
let data8 = data.agentId;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err26 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: schema11.properties.agentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.memberId !== undefined){
let data9 = data.memberId;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.ipAllowlist !== undefined){
let data10 = data.ipAllowlist;
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data10)){
let valid3 = true;
const before1 = errors;
const end1 = data10.length;
for(let i1=0; i1<end1; i1++){
let data11 = data10[i1];
const _errs22 = errors;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/ipAllowlist/" + i1,schemaPath:"#/properties/ipAllowlist/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs23 = errors;
var valid4 = _errs22 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/ipAllowlist",schemaPath:"#/properties/ipAllowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.requestSigning !== undefined){
let data12 = data.requestSigning;
const _errs24 = errors;
if(typeof data12 !== "boolean"){
const err30 = {instancePath:instancePath+"/requestSigning",schemaPath:"#/properties/requestSigning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.status !== undefined){
let data13 = data.status;
const _errs26 = errors;
if(!(validate16(data13, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs26 === errors;
}
if(data.lastUsedAt !== undefined){
let data14 = data.lastUsedAt;
const _errs27 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema11.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs28 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err32 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.expiresAt !== undefined){
let data15 = data.expiresAt;
const _errs29 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err33 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema11.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs30 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err34 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.revokedAt !== undefined){
let data16 = data.revokedAt;
const _errs31 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err35 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/type",keyword:"type",params:{type: schema11.properties.revokedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs32 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err36 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
const _errs33 = errors;
const _errs34 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err37 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs33 === errors;
}
if(data.apiVersion !== undefined){
let data18 = data.apiVersion;
const _errs35 = errors;
if(typeof data18 !== "string"){
const err39 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs36 = errors;
var valid0 = _errs35 === errors;
}
if(data.apiKey !== undefined){
let data19 = data.apiKey;
const _errs37 = errors;
const _errs38 = errors;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
const err40 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^svc_(test|live)_[0-9A-Za-z]{40}$"},message:"must match pattern \""+"^svc_(test|live)_[0-9A-Za-z]{40}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs37 === errors;
}
if(data.signingSecret !== undefined){
let data20 = data.signingSecret;
const _errs39 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
const err42 = {instancePath:instancePath+"/signingSecret",schemaPath:"#/properties/signingSecret/type",keyword:"type",params:{type: schema11.properties.signingSecret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs40 = errors;
var valid0 = _errs39 === errors;
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export { validate28 as ApiKeyList };

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiKeys === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeys"},message:"must have required property '"+"apiKeys"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "apiKeys")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiKeys !== undefined){
let data0 = data.apiKeys;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate12(data1, {instancePath:instancePath+"/apiKeys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export { validate16 as ApiKeyStatus };

export { validate30 as CreatedByKey };
const schema13 = {"type":"object","description":"A resource that an API key has made.","additionalProperties":false,"required":["type","id","status"],"properties":{"type":{"type":"string","enum":["authority","card","member","payment-policy","payout-destination","permit","phone-alias","wallet","webhook-endpoint"],"description":"The lifecycle of the resource."},"id":{"type":"string","description":"The id of the resource."},"status":{"type":"string","description":"The status of the resource after the request."}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "status"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema13.properties.type.enum;
if(!(((((((((data0 === "authority") || (data0 === "card")) || (data0 === "member")) || (data0 === "payment-policy")) || (data0 === "payout-destination")) || (data0 === "permit")) || (data0 === "phone-alias")) || (data0 === "wallet")) || (data0 === "webhook-endpoint"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export { validate13 as Environment };

export { validate31 as Invitation };

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.memberId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantName"},message:"must have required property '"+"tenantName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.invitedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitedAt"},message:"must have required property '"+"invitedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "memberId") || (key0 === "tenantName")) || (key0 === "role")) || (key0 === "invitedAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.memberId !== undefined){
let data0 = data.memberId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.tenantName !== undefined){
let data1 = data.tenantName;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/tenantName",schemaPath:"#/properties/tenantName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.role !== undefined){
let data2 = data.role;
const _errs6 = errors;
if(!(validate32(data2, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.invitedAt !== undefined){
let data3 = data.invitedAt;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/invitedAt",schemaPath:"#/properties/invitedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/invitedAt",schemaPath:"#/properties/invitedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export { validate33 as Me };
const schema15 = {"type":"object","description":"The caller of the request.","additionalProperties":false,"required":["actorType","environment","userId","tenant","member","apiKey","invitations","scopes"],"properties":{"actorType":{"type":"string","enum":["member","apiKey"],"description":"The type of the caller: a member or an API key."},"environment":{"description":"The environment of this deployment.","$ref":"Environment"},"userId":{"type":["string","null"],"description":"Id of the user of the session; null for an API key."},"tenant":{"anyOf":[{"$ref":"Tenant"},{"type":"null"}],"description":"The tenant that the caller acts in; null for a user who has none."},"member":{"anyOf":[{"$ref":"Member"},{"type":"null"}],"description":"The member who is calling; for an API key the member in whose name it acts."},"apiKey":{"anyOf":[{"$ref":"ApiKey"},{"type":"null"}],"description":"The API key that was sent; null for a session."},"invitations":{"type":"array","maxItems":100,"items":{"$ref":"Invitation"},"description":"The newest open invitations of the session's e-mail address, at most 100; empty for an API key, and for an address that the identity provider has not verified."},"scopes":{"type":"array","items":{"imported":"Scope"},"description":"The scopes of the caller. An API key never has a scope that its member's role lacks."}}};
const schema16 = {"type":"object","description":"A business that uses the service. Everything else belongs to a tenant.","additionalProperties":false,"required":["id","name","legalName","country","status","environment","createdAt"],"properties":{"id":{"type":"string","description":"The tenant.","examples":["ten_01k9zt5r7m8q4x2v6b3n1c0d01"]},"name":{"type":"string","description":"The everyday name of the business, 1 to 120 characters."},"legalName":{"type":"string","description":"The registered name of the business. The verification of the business checks this name."},"country":{"type":["string","null"],"description":"ISO 3166-1 alpha-2 country of registration."},"status":{"description":"The status of the tenant. Only an ACTIVE tenant may act.","$ref":"TenantStatus"},"environment":{"description":"The environment of the tenant: `sandbox` or `live`.","$ref":"Environment"},"createdAt":{"type":"string","format":"date-time"}}};
const schema17 = {"type":"string","x-states":"tenant","description":"The status of a tenant. Every request of a SUSPENDED tenant is refused.","enum":["ACTIVE","SUSPENDED"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema17.enum;
if(!((data === "ACTIVE") || (data === "SUSPENDED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.legalName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legalName"},message:"must have required property '"+"legalName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.environment === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "legalName")) || (key0 === "country")) || (key0 === "status")) || (key0 === "environment")) || (key0 === "createdAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.legalName !== undefined){
let data2 = data.legalName;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/legalName",schemaPath:"#/properties/legalName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema16.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(!(validate36(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate36.errors : joined(vErrors, validate36.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.environment !== undefined){
let data5 = data.environment;
const _errs11 = errors;
if(!(validate13(data5, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs12 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","description":"A person in a tenant.","additionalProperties":false,"required":["id","tenantId","email","name","role","status","signerAddress","approvalGroups","approverGroup","createdAt","activatedAt","suspendedAt","removedAt"],"properties":{"id":{"type":"string","description":"Id of the member.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d03"]},"tenantId":{"type":"string","description":"Id of the tenant that the member belongs to, `ten_…`.","examples":["ten_01k9zt5r7m8q4x2v6b3n1c0d01"]},"email":{"type":"string","maxLength":254,"description":"The member's e-mail address, unique within the tenant."},"name":{"type":["string","null"],"description":"Full name; null until it is known."},"role":{"description":"The role of the member. It determines the scopes of the member's sessions.","imported":"MemberRole"},"status":{"description":"The status of the membership.","$ref":"MemberStatus"},"signerAddress":{"type":["string","null"],"description":"The EVM address with which the member signs, with EIP-55 checksum. The sandbox sets it in advance; in live it is null until it is registered."},"approvalGroups":{"type":"array","items":{"type":"string"},"description":"The groups for which the member may vote on payments."},"approverGroup":{"type":["string","null"],"description":"The group that has to approve payments that the member initiates; null if any group may."},"createdAt":{"type":"string","format":"date-time","description":"Time of the invitation."},"activatedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the invitation was accepted or the tenant founded; null before."},"suspendedAt":{"type":["string","null"],"format":"date-time","description":"Time of the suspension; null unless the member is SUSPENDED."},"removedAt":{"type":["string","null"],"format":"date-time","description":"Time of the removal; null unless the member is REMOVED."}}};
const func3 = module0.default;
const schema19 = {"type":"string","x-states":"member","description":"The status of a membership. REMOVED is final.","enum":["INVITED","ACTIVE","SUSPENDED","REMOVED"],"x-final":["REMOVED"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema19.enum;
if(!((((data === "INVITED") || (data === "ACTIVE")) || (data === "SUSPENDED")) || (data === "REMOVED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.role === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.signerAddress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signerAddress"},message:"must have required property '"+"signerAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.approvalGroups === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalGroups"},message:"must have required property '"+"approvalGroups"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.approverGroup === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approverGroup"},message:"must have required property '"+"approverGroup"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.activatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activatedAt"},message:"must have required property '"+"activatedAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.suspendedAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspendedAt"},message:"must have required property '"+"suspendedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.removedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removedAt"},message:"must have required property '"+"removedAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func3(data2) > 254){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.name !== undefined){
let data3 = data.name;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema18.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.role !== undefined){
let data4 = data.role;
const _errs10 = errors;
if(!(validate32(data4, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if(!(validate42(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.signerAddress !== undefined){
let data6 = data.signerAddress;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/signerAddress",schemaPath:"#/properties/signerAddress/type",keyword:"type",params:{type: schema18.properties.signerAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.approvalGroups !== undefined){
let data7 = data.approvalGroups;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data7)){
let valid1 = true;
const before0 = errors;
const end0 = data7.length;
for(let i0=0; i0<end0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/approvalGroups/" + i0,schemaPath:"#/properties/approvalGroups/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs17 = errors;
var valid2 = _errs16 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/approvalGroups",schemaPath:"#/properties/approvalGroups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.approverGroup !== undefined){
let data9 = data.approverGroup;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/approverGroup",schemaPath:"#/properties/approverGroup/type",keyword:"type",params:{type: schema18.properties.approverGroup.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.createdAt !== undefined){
let data10 = data.createdAt;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err23 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.activatedAt !== undefined){
let data11 = data.activatedAt;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/type",keyword:"type",params:{type: schema18.properties.activatedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs23 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err26 = {instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.suspendedAt !== undefined){
let data12 = data.suspendedAt;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err27 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/type",keyword:"type",params:{type: schema18.properties.suspendedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs25 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err28 = {instancePath:instancePath+"/suspendedAt",schemaPath:"#/properties/suspendedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.removedAt !== undefined){
let data13 = data.removedAt;
const _errs26 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/removedAt",schemaPath:"#/properties/removedAt/type",keyword:"type",params:{type: schema18.properties.removedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs27 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err30 = {instancePath:instancePath+"/removedAt",schemaPath:"#/properties/removedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actorType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actorType"},message:"must have required property '"+"actorType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.environment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.userId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tenant === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant"},message:"must have required property '"+"tenant"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.member === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.apiKey === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.invitations === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitations"},message:"must have required property '"+"invitations"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.scopes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "actorType") || (key0 === "environment")) || (key0 === "userId")) || (key0 === "tenant")) || (key0 === "member")) || (key0 === "apiKey")) || (key0 === "invitations")) || (key0 === "scopes"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.actorType !== undefined){
let data0 = data.actorType;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/actorType",schemaPath:"#/properties/actorType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema15.properties.actorType.enum;
if(!((data0 === "member") || (data0 === "apiKey"))){
const err10 = {instancePath:instancePath+"/actorType",schemaPath:"#/properties/actorType/enum",keyword:"enum",params:{allowedValues: schema15.properties.actorType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.environment !== undefined){
let data1 = data.environment;
const _errs4 = errors;
if(!(validate13(data1, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.userId !== undefined){
let data2 = data.userId;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: schema15.properties.userId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
if(data.tenant !== undefined){
let data3 = data.tenant;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate35(data3, {instancePath:instancePath+"/tenant",parentData:data,parentDataProperty:"tenant",rootData}))){
vErrors = vErrors === null ? validate35.errors : joined(vErrors, validate35.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data3 !== null){
const err12 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs11 = errors;
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err13 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
if(data.member !== undefined){
let data4 = data.member;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate40(data4, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data4 !== null){
const err14 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs16 = errors;
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err15 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
if(data.apiKey !== undefined){
let data5 = data.apiKey;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate12(data5, {instancePath:instancePath+"/apiKey",parentData:data,parentDataProperty:"apiKey",rootData}))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs20 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs21 = errors;
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
const err17 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
if(data.invitations !== undefined){
let data6 = data.invitations;
const _errs22 = errors;
const _errs23 = errors;
if(Array.isArray(data6)){
if(data6.length > 100){
const err18 = {instancePath:instancePath+"/invitations",schemaPath:"#/properties/invitations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let valid4 = true;
const before0 = errors;
const end0 = Math.min(data6.length, 100);
for(let i0=0; i0<end0; i0++){
let data7 = data6[i0];
const _errs24 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/invitations/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : joined(vErrors, validate31.errors);
errors = vErrors.length;
}
else {
}
var valid5 = _errs24 === errors;
if(!valid5){
valid4 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/invitations",schemaPath:"#/properties/invitations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.scopes !== undefined){
let data8 = data.scopes;
const _errs25 = errors;
const _errs26 = errors;
if(Array.isArray(data8)){
let valid6 = true;
const before1 = errors;
const end1 = data8.length;
for(let i1=0; i1<end1; i1++){
let data9 = data8[i1];
const _errs27 = errors;
if(!(validate15(data9, {instancePath:instancePath+"/scopes/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid7 = _errs27 === errors;
if(!valid7){
valid6 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs25 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export { validate40 as Member };

export { validate48 as MemberList };

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.members === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "members")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.members !== undefined){
let data0 = data.members;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/members/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export { validate42 as MemberStatus };

export { validate50 as RevokedApiKey };
const schema21 = {"type":"object","description":"The record of a revoked API key, with what it has made.","additionalProperties":false,"required":["id","name","prefix","last4","environment","scopes","agent","agentId","memberId","ipAllowlist","requestSigning","status","lastUsedAt","expiresAt","revokedAt","createdAt","created"],"properties":{"id":{"type":"string","description":"Id of the record. It is not the key itself.","examples":["key_01k9zt5r7m8q4x2v6b3n1c0d06"]},"name":{"type":"string","description":"A label that says what the key is used for."},"prefix":{"type":"string","pattern":"^svc_(test|live)_[0-9A-Za-z]{3}$","description":"The first 12 characters of the key.","examples":["svc_test_4fG"]},"last4":{"type":"string","description":"The last four characters of the key.","examples":["x7Qa"]},"environment":{"description":"The environment in which the key works: `sandbox` or `live`.","$ref":"Environment"},"scopes":{"type":"array","items":{"imported":"Scope"},"description":"The scopes of the key. A scope has no effect while the role of the key's member lacks it."},"agent":{"type":"boolean","description":"True for a key of an agent."},"agentId":{"type":["string","null"],"description":"Id of the agent that the key belongs to; null if it belongs to none."},"memberId":{"type":"string","description":"Id of the member in whose name the key acts.","examples":["mem_01k9zt5r7m8q4x2v6b3n1c0d03"]},"ipAllowlist":{"type":"array","items":{"type":"string"},"description":"IP addresses and CIDR blocks from which the key may be used. An empty list allows any address."},"requestSigning":{"type":"boolean","description":"True if requests that move money have to be signed."},"status":{"description":"The status of the key. Only an ACTIVE key is accepted.","$ref":"ApiKeyStatus"},"lastUsedAt":{"type":["string","null"],"format":"date-time","description":"Time of the last request with the key; null if there was none."},"expiresAt":{"type":["string","null"],"format":"date-time","description":"Time at which the key expires; null if it never expires."},"revokedAt":{"type":["string","null"],"format":"date-time","description":"Time of the revocation; null unless the key is REVOKED."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the key was created."},"apiVersion":{"type":"string","description":"The version of the contract that the key's requests have, unless they choose another one with the header X-Service-Api-Version. It is the version that was the newest when the key was created.","examples":["2026-12-01"]},"created":{"type":"array","maxItems":1000,"description":"What the key has made and is still in force, sorted by id.","items":{"$ref":"CreatedByKey"}}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prefix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last4 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.environment === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.scopes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.agent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.agentId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.memberId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.ipAllowlist === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAllowlist"},message:"must have required property '"+"ipAllowlist"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.requestSigning === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestSigning"},message:"must have required property '"+"requestSigning"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.status === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.expiresAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.revokedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revokedAt"},message:"must have required property '"+"revokedAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.createdAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.created === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema21.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.prefix !== undefined){
let data2 = data.prefix;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err20 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^svc_(test|live)_[0-9A-Za-z]{3}$"},message:"must match pattern \""+"^svc_(test|live)_[0-9A-Za-z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.last4 !== undefined){
let data3 = data.last4;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err22 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.environment !== undefined){
let data4 = data.environment;
const _errs10 = errors;
if(!(validate13(data4, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.scopes !== undefined){
let data5 = data.scopes;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
let valid1 = true;
const before0 = errors;
const end0 = data5.length;
for(let i0=0; i0<end0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate15(data6, {instancePath:instancePath+"/scopes/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs13 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.agent !== undefined){
let data7 = data.agent;
const _errs14 = errors;
if(typeof data7 !== "boolean"){
const err24 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.agentId !== undefined){
let data8 = data.agentId;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: schema21.properties.agentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.memberId !== undefined){
let data9 = data.memberId;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.ipAllowlist !== undefined){
let data10 = data.ipAllowlist;
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data10)){
let valid3 = true;
const before1 = errors;
const end1 = data10.length;
for(let i1=0; i1<end1; i1++){
let data11 = data10[i1];
const _errs22 = errors;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/ipAllowlist/" + i1,schemaPath:"#/properties/ipAllowlist/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs23 = errors;
var valid4 = _errs22 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/ipAllowlist",schemaPath:"#/properties/ipAllowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.requestSigning !== undefined){
let data12 = data.requestSigning;
const _errs24 = errors;
if(typeof data12 !== "boolean"){
const err29 = {instancePath:instancePath+"/requestSigning",schemaPath:"#/properties/requestSigning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.status !== undefined){
let data13 = data.status;
const _errs26 = errors;
if(!(validate16(data13, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs26 === errors;
}
if(data.lastUsedAt !== undefined){
let data14 = data.lastUsedAt;
const _errs27 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema21.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs28 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err31 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.expiresAt !== undefined){
let data15 = data.expiresAt;
const _errs29 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err32 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema21.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs30 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err33 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.revokedAt !== undefined){
let data16 = data.revokedAt;
const _errs31 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err34 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/type",keyword:"type",params:{type: schema21.properties.revokedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs32 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err35 = {instancePath:instancePath+"/revokedAt",schemaPath:"#/properties/revokedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.createdAt !== undefined){
let data17 = data.createdAt;
const _errs33 = errors;
const _errs34 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err36 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs33 === errors;
}
if(data.apiVersion !== undefined){
let data18 = data.apiVersion;
const _errs35 = errors;
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs36 = errors;
var valid0 = _errs35 === errors;
}
if(data.created !== undefined){
let data19 = data.created;
const _errs37 = errors;
const _errs38 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
const err39 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let valid5 = true;
const before2 = errors;
const end2 = Math.min(data19.length, 1000);
for(let i2=0; i2<end2; i2++){
let data20 = data19[i2];
const _errs39 = errors;
if(!(validate30(data20, {instancePath:instancePath+"/created/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
else {
}
var valid6 = _errs39 === errors;
if(!valid6){
valid5 = false;
if(errors - before2 >= 50){
break;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs37 === errors;
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

export { validate35 as Tenant };

export { validate55 as TenantCreated };

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant"},message:"must have required property '"+"tenant"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.member === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "tenant") || (key0 === "member"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs2 = errors;
if(!(validate35(data0, {instancePath:instancePath+"/tenant",parentData:data,parentDataProperty:"tenant",rootData}))){
vErrors = vErrors === null ? validate35.errors : joined(vErrors, validate35.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.member !== undefined){
let data1 = data.member;
const _errs3 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

export { validate36 as TenantStatus };

export { validate19 as VersionCall };

export { validate21 as VersionChange };

export { validate18 as VersionUpgrade };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
