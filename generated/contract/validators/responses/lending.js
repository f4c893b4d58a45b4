// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { PermitMode as validate2 } from '../bodies/lending.js';
import { Atoms as validate3 } from '../responses/trade.js';
export { validate0 as Bps };

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as EligibilityPermit };
const schema1 = {"type":"object","description":"A permit that states the highest principal that a pool may lend to the borrower. The borrower and the pool's tenant can read it.","additionalProperties":false,"required":["id","poolId","subjectAddress","schema","mode","maxPrincipal","riskTier","profile","permitDigest","signature","issuerAddress","expiresAt","status","createdAt"],"properties":{"id":{"type":"string","description":"The permit.","examples":["prm_01k9zt5r7m8q4x2v6b3n1c0s20"]},"poolId":{"type":"string","description":"An opaque id that begins with `pool_`."},"subjectAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the borrower's organization account."},"schema":{"type":"string","enum":["service/permit/v1"],"description":"The form of the permit."},"mode":{"description":"The kind of evidence behind the permit.","imported":"PermitMode"},"maxPrincipal":{"description":"The highest principal in atoms: 50000, 25000, 10000, 5000 or 1000 USD for the tiers 1 to 5.","imported":"Atoms"},"riskTier":{"type":"integer","minimum":1,"maximum":5,"description":"The risk tier, from 1 for the lowest risk to 5."},"profile":{"type":"string","description":"Mode and tier in the form `<mode>:<tier>`.","examples":["synthetic:2"]},"permitDigest":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"EIP-712 hash of EligibilityPermit (string id, address subject, string poolId, uint256 maxPrincipal, uint8 riskTier, uint64 expiresAt) in the domain of attestations."},"signature":{"type":"string","pattern":"^0x[0-9a-f]{130}$","description":"The issuer's signature over the digest."},"issuerAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the platform issuer."},"expiresAt":{"type":"string","format":"date-time","description":"Time at which the permit expires, 30 days after it was issued."},"status":{"description":"The status of the permit. Only an ACTIVE permit allows offers.","$ref":"PermitStatus"},"createdAt":{"type":"string","format":"date-time","description":"Time at which the permit was issued."}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");
const pattern1 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern2 = new RegExp("^0x[0-9a-f]{130}$", "u");
const schema2 = {"type":"string","x-states":"permit","description":"The status of a permit. It is ACTIVE for 30 days, unless a new permit for the same pool replaces it.","enum":["ACTIVE","EXPIRED","REVOKED"],"x-final":["EXPIRED","REVOKED"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema2.enum;
if(!(((data === "ACTIVE") || (data === "EXPIRED")) || (data === "REVOKED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.poolId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolId"},message:"must have required property '"+"poolId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subjectAddress === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subjectAddress"},message:"must have required property '"+"subjectAddress"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schema === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.mode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.maxPrincipal === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxPrincipal"},message:"must have required property '"+"maxPrincipal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.riskTier === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "riskTier"},message:"must have required property '"+"riskTier"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.profile === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.permitDigest === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permitDigest"},message:"must have required property '"+"permitDigest"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.signature === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.issuerAddress === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerAddress"},message:"must have required property '"+"issuerAddress"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.expiresAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.status === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.createdAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.poolId !== undefined){
let data1 = data.poolId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/poolId",schemaPath:"#/properties/poolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.subjectAddress !== undefined){
let data2 = data.subjectAddress;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err17 = {instancePath:instancePath+"/subjectAddress",schemaPath:"#/properties/subjectAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/subjectAddress",schemaPath:"#/properties/subjectAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.schema !== undefined){
let data3 = data.schema;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err19 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema1.properties.schema.enum;
if(!(data3 === "service/permit/v1")){
const err20 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/enum",keyword:"enum",params:{allowedValues: schema1.properties.schema.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.mode !== undefined){
let data4 = data.mode;
const _errs10 = errors;
if(!(validate2(data4, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.maxPrincipal !== undefined){
let data5 = data.maxPrincipal;
const _errs11 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/maxPrincipal",parentData:data,parentDataProperty:"maxPrincipal",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.riskTier !== undefined){
let data6 = data.riskTier;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/riskTier",schemaPath:"#/properties/riskTier/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/riskTier",schemaPath:"#/properties/riskTier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/riskTier",schemaPath:"#/properties/riskTier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.profile !== undefined){
let data7 = data.profile;
const _errs14 = errors;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.permitDigest !== undefined){
let data8 = data.permitDigest;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err25 = {instancePath:instancePath+"/permitDigest",schemaPath:"#/properties/permitDigest/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/permitDigest",schemaPath:"#/properties/permitDigest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.signature !== undefined){
let data9 = data.signature;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
const err27 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{130}$"},message:"must match pattern \""+"^0x[0-9a-f]{130}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.issuerAddress !== undefined){
let data10 = data.issuerAddress;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err29 = {instancePath:instancePath+"/issuerAddress",schemaPath:"#/properties/issuerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/issuerAddress",schemaPath:"#/properties/issuerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.expiresAt !== undefined){
let data11 = data.expiresAt;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err31 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.status !== undefined){
let data12 = data.status;
const _errs24 = errors;
if(!(validate4(data12, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs24 === errors;
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
const _errs25 = errors;
const _errs26 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err33 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs25 === errors;
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate6 as EligibilityPermitList };

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.permits === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permits"},message:"must have required property '"+"permits"+"'"};
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
if(!(key0 === "permits")){
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
if(data.permits !== undefined){
let data0 = data.permits;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/permits/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
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
const err2 = {instancePath:instancePath+"/permits",schemaPath:"#/properties/permits/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate6.errors = vErrors;
return errors === 0;
}

export { validate8 as FinancingPool };
const schema4 = {"type":"object","description":"Money that a tenant lends against purchase orders. The terms of the pool apply to its offers. No contract is deployed: the addresses are derived, not real contracts.","additionalProperties":false,"required":["id","name","chainId","provider","poolAddress","tokenAddress","registryAddress","phase","outcome","subscriptionStartsAt","subscriptionEndsAt","originationStartsAt","originationEndsAt","capAtoms","exposureBps","reserveBps","annualRateBps","tenorSeconds","graceSeconds","state","createdAt"],"properties":{"id":{"type":"string","description":"The pool.","examples":["pool_01k9zt5r7m8q4x2v6b3n1c0s01"]},"name":{"type":"string","description":"A label of the tenant for the pool, 1 to 120 characters."},"chainId":{"type":"integer","description":"EIP-155 id of the chain of the deployment."},"provider":{"type":"string","enum":["simulated"],"description":"The provider that moves the money."},"poolAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"A derived EVM address. No contract is deployed there."},"tokenAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the settlement token."},"registryAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the pool registry."},"phase":{"description":"The phase on the tenant's clock.","$ref":"PoolPhase"},"outcome":{"description":"The result of the pool; null before it has closed.","$ref":"PoolOutcome"},"subscriptionStartsAt":{"type":"string","format":"date-time","description":"Time at which it was created."},"subscriptionEndsAt":{"type":"string","format":"date-time","description":"Time from which the pool accepts no more deposits."},"originationStartsAt":{"type":"string","format":"date-time","description":"Time at which the phase ORIGINATION begins, when SUBSCRIPTION ends."},"originationEndsAt":{"type":"string","format":"date-time","description":"Time from which no loan is issued from the pool."},"capAtoms":{"anyOf":[{"imported":"Atoms"},{"type":"null"}],"description":"The limit on deposits, in atoms; null for no limit."},"exposureBps":{"description":"The share of the cash that one loan may use, in basis points.","$ref":"Bps"},"reserveBps":{"description":"The share of the cash that is not lent, in basis points.","$ref":"Bps"},"annualRateBps":{"description":"The annual interest rate of the pool's loans, in basis points.","$ref":"Bps"},"tenorSeconds":{"type":"integer","minimum":1,"description":"The term of the pool's loans, in seconds."},"graceSeconds":{"type":"integer","minimum":0,"description":"The grace period after maturity, in seconds."},"state":{"description":"The balances of the pool.","$ref":"PoolState"},"createdAt":{"type":"string","format":"date-time"}}};
const schema5 = {"type":"string","x-states":"financing-pool","description":"The phase of a pool: SUBSCRIPTION accepts deposits, ORIGINATION lends, SERVICING waits for the open loans, CLOSED allows withdrawals.","enum":["SUBSCRIPTION","ORIGINATION","SERVICING","CLOSED"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema5.enum;
if(!((((data === "SUBSCRIPTION") || (data === "ORIGINATION")) || (data === "SERVICING")) || (data === "CLOSED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":["string","null"],"enum":["REPAID","LOSS",null],"description":"The result of a pool: LOSS if principal was lost by the time the pool closed, otherwise REPAID; null before."};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema6.type},message:"must be string,null"};
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
if(!(((data === "REPAID") || (data === "LOSS")) || (data === null))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cashAtoms === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cashAtoms"},message:"must have required property '"+"cashAtoms"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.principalOutstandingAtoms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalOutstandingAtoms"},message:"must have required property '"+"principalOutstandingAtoms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interestCollectedAtoms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interestCollectedAtoms"},message:"must have required property '"+"interestCollectedAtoms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lossAtoms === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lossAtoms"},message:"must have required property '"+"lossAtoms"+"'"};
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
if(!((((key0 === "cashAtoms") || (key0 === "principalOutstandingAtoms")) || (key0 === "interestCollectedAtoms")) || (key0 === "lossAtoms"))){
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
if(data.cashAtoms !== undefined){
let data0 = data.cashAtoms;
const _errs2 = errors;
if(!(validate3(data0, {instancePath:instancePath+"/cashAtoms",parentData:data,parentDataProperty:"cashAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.principalOutstandingAtoms !== undefined){
let data1 = data.principalOutstandingAtoms;
const _errs3 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/principalOutstandingAtoms",parentData:data,parentDataProperty:"principalOutstandingAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
if(data.interestCollectedAtoms !== undefined){
let data2 = data.interestCollectedAtoms;
const _errs4 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/interestCollectedAtoms",parentData:data,parentDataProperty:"interestCollectedAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.lossAtoms !== undefined){
let data3 = data.lossAtoms;
const _errs5 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/lossAtoms",parentData:data,parentDataProperty:"lossAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
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
validate17.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.chainId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chainId"},message:"must have required property '"+"chainId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.provider === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.poolAddress === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolAddress"},message:"must have required property '"+"poolAddress"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tokenAddress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenAddress"},message:"must have required property '"+"tokenAddress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.registryAddress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registryAddress"},message:"must have required property '"+"registryAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.phase === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"},message:"must have required property '"+"phase"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.outcome === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.subscriptionStartsAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriptionStartsAt"},message:"must have required property '"+"subscriptionStartsAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.subscriptionEndsAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriptionEndsAt"},message:"must have required property '"+"subscriptionEndsAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.originationStartsAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "originationStartsAt"},message:"must have required property '"+"originationStartsAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.originationEndsAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "originationEndsAt"},message:"must have required property '"+"originationEndsAt"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.capAtoms === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capAtoms"},message:"must have required property '"+"capAtoms"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exposureBps === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exposureBps"},message:"must have required property '"+"exposureBps"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.reserveBps === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reserveBps"},message:"must have required property '"+"reserveBps"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.annualRateBps === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "annualRateBps"},message:"must have required property '"+"annualRateBps"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.tenorSeconds === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenorSeconds"},message:"must have required property '"+"tenorSeconds"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.graceSeconds === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "graceSeconds"},message:"must have required property '"+"graceSeconds"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.state === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.createdAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err21 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.chainId !== undefined){
let data2 = data.chainId;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err24 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.provider !== undefined){
let data3 = data.provider;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema4.properties.provider.enum;
if(!(data3 === "simulated")){
const err26 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema4.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.poolAddress !== undefined){
let data4 = data.poolAddress;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err27 = {instancePath:instancePath+"/poolAddress",schemaPath:"#/properties/poolAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/poolAddress",schemaPath:"#/properties/poolAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.tokenAddress !== undefined){
let data5 = data.tokenAddress;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err29 = {instancePath:instancePath+"/tokenAddress",schemaPath:"#/properties/tokenAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tokenAddress",schemaPath:"#/properties/tokenAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.registryAddress !== undefined){
let data6 = data.registryAddress;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err31 = {instancePath:instancePath+"/registryAddress",schemaPath:"#/properties/registryAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/registryAddress",schemaPath:"#/properties/registryAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.phase !== undefined){
let data7 = data.phase;
const _errs16 = errors;
if(!(validate9(data7, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs16 === errors;
}
if(data.outcome !== undefined){
let data8 = data.outcome;
const _errs17 = errors;
if(!(validate11(data8, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs17 === errors;
}
if(data.subscriptionStartsAt !== undefined){
let data9 = data.subscriptionStartsAt;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err33 = {instancePath:instancePath+"/subscriptionStartsAt",schemaPath:"#/properties/subscriptionStartsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/subscriptionStartsAt",schemaPath:"#/properties/subscriptionStartsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.subscriptionEndsAt !== undefined){
let data10 = data.subscriptionEndsAt;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err35 = {instancePath:instancePath+"/subscriptionEndsAt",schemaPath:"#/properties/subscriptionEndsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err36 = {instancePath:instancePath+"/subscriptionEndsAt",schemaPath:"#/properties/subscriptionEndsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.originationStartsAt !== undefined){
let data11 = data.originationStartsAt;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err37 = {instancePath:instancePath+"/originationStartsAt",schemaPath:"#/properties/originationStartsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err38 = {instancePath:instancePath+"/originationStartsAt",schemaPath:"#/properties/originationStartsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.originationEndsAt !== undefined){
let data12 = data.originationEndsAt;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err39 = {instancePath:instancePath+"/originationEndsAt",schemaPath:"#/properties/originationEndsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/originationEndsAt",schemaPath:"#/properties/originationEndsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.capAtoms !== undefined){
let data13 = data.capAtoms;
const _errs26 = errors;
const _errs27 = errors;
let valid1 = false;
const _errs28 = errors;
if(!(validate3(data13, {instancePath:instancePath+"/capAtoms",parentData:data,parentDataProperty:"capAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs29 = errors;
if(data13 !== null){
const err41 = {instancePath:instancePath+"/capAtoms",schemaPath:"#/properties/capAtoms/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs30 = errors;
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err42 = {instancePath:instancePath+"/capAtoms",schemaPath:"#/properties/capAtoms/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
if(data.exposureBps !== undefined){
let data14 = data.exposureBps;
const _errs31 = errors;
if(!(validate0(data14, {instancePath:instancePath+"/exposureBps",parentData:data,parentDataProperty:"exposureBps",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs31 === errors;
}
if(data.reserveBps !== undefined){
let data15 = data.reserveBps;
const _errs32 = errors;
if(!(validate0(data15, {instancePath:instancePath+"/reserveBps",parentData:data,parentDataProperty:"reserveBps",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs32 === errors;
}
if(data.annualRateBps !== undefined){
let data16 = data.annualRateBps;
const _errs33 = errors;
if(!(validate0(data16, {instancePath:instancePath+"/annualRateBps",parentData:data,parentDataProperty:"annualRateBps",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs33 === errors;
}
if(data.tenorSeconds !== undefined){
let data17 = data.tenorSeconds;
const _errs34 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/tenorSeconds",schemaPath:"#/properties/tenorSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs35 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/tenorSeconds",schemaPath:"#/properties/tenorSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid0 = _errs34 === errors;
}
if(data.graceSeconds !== undefined){
let data18 = data.graceSeconds;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err45 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs37 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.state !== undefined){
let data19 = data.state;
const _errs38 = errors;
if(!(validate17(data19, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs38 === errors;
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
const _errs39 = errors;
const _errs40 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err47 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs39 === errors;
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export { validate23 as FinancingPoolList };

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pools === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pools"},message:"must have required property '"+"pools"+"'"};
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
if(!(key0 === "pools")){
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
if(data.pools !== undefined){
let data0 = data.pools;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate8(data1, {instancePath:instancePath+"/pools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
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
const err2 = {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate23.errors = vErrors;
return errors === 0;
}

export { validate25 as LendingOffer };
const schema9 = {"type":"object","description":"An offer of a pool to lend against a purchase order. The lender and the borrower can read it.","additionalProperties":false,"required":["id","poolId","poId","borrowerAddress","principal","rateBps","tenorSeconds","graceSeconds","deadline","offerDigest","status","loanId","createdAt"],"properties":{"id":{"type":"string","description":"The offer.","examples":["off_01k9zt5r7m8q4x2v6b3n1c0s30"]},"poolId":{"type":"string","description":"An opaque id that begins with `pool_`."},"poId":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"The `poId` of the purchase order."},"borrowerAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the borrower's organization account."},"principal":{"description":"The principal of the loan, in atoms.","imported":"Atoms"},"rateBps":{"description":"The annual interest rate, in basis points.","$ref":"Bps"},"tenorSeconds":{"type":"integer","minimum":1,"description":"The term of the loan, in seconds."},"graceSeconds":{"type":"integer","minimum":0,"description":"The grace period after maturity, in seconds."},"deadline":{"type":"string","format":"date-time","description":"Time until which the offer can be accepted and issued, 72 hours after it was created. In the digest it is in Unix seconds."},"offerDigest":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"EIP-712 hash of LendingOffer (string id, string poolId, bytes32 poId, address borrower, uint256 principal, uint16 rateBps, uint64 tenorSeconds, uint64 graceSeconds, uint64 deadline) in the domain of attestations."},"status":{"description":"The current status.","$ref":"LendingOfferStatus"},"loanId":{"type":["string","null"],"description":"Id of the loan; null until it is issued."},"createdAt":{"type":"string","format":"date-time","description":"Time at which it was created."}}};
const schema10 = {"type":"string","x-states":"offer","description":"The status of a lending offer: offered, accepted by the borrower, issued by the pool's tenant, or EXPIRED after its deadline.","enum":["OFFERED","ACCEPTED","ISSUED","EXPIRED"],"x-final":["ISSUED","EXPIRED"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema10.enum;
if(!((((data === "OFFERED") || (data === "ACCEPTED")) || (data === "ISSUED")) || (data === "EXPIRED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.poolId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolId"},message:"must have required property '"+"poolId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.poId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poId"},message:"must have required property '"+"poId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.borrowerAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "borrowerAddress"},message:"must have required property '"+"borrowerAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.principal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"},message:"must have required property '"+"principal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.rateBps === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rateBps"},message:"must have required property '"+"rateBps"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tenorSeconds === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenorSeconds"},message:"must have required property '"+"tenorSeconds"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.graceSeconds === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "graceSeconds"},message:"must have required property '"+"graceSeconds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.deadline === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deadline"},message:"must have required property '"+"deadline"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.offerDigest === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerDigest"},message:"must have required property '"+"offerDigest"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.loanId === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loanId"},message:"must have required property '"+"loanId"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(!(func0.call(schema9.properties, key0))){
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
if(data.poolId !== undefined){
let data1 = data.poolId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/poolId",schemaPath:"#/properties/poolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.poId !== undefined){
let data2 = data.poId;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err16 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
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
const err17 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.borrowerAddress !== undefined){
let data3 = data.borrowerAddress;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err18 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.principal !== undefined){
let data4 = data.principal;
const _errs10 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/principal",parentData:data,parentDataProperty:"principal",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.rateBps !== undefined){
let data5 = data.rateBps;
const _errs11 = errors;
if(!(validate0(data5, {instancePath:instancePath+"/rateBps",parentData:data,parentDataProperty:"rateBps",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.tenorSeconds !== undefined){
let data6 = data.tenorSeconds;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/tenorSeconds",schemaPath:"#/properties/tenorSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/tenorSeconds",schemaPath:"#/properties/tenorSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.graceSeconds !== undefined){
let data7 = data.graceSeconds;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs15 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.deadline !== undefined){
let data8 = data.deadline;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err24 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.offerDigest !== undefined){
let data9 = data.offerDigest;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
const err26 = {instancePath:instancePath+"/offerDigest",schemaPath:"#/properties/offerDigest/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/offerDigest",schemaPath:"#/properties/offerDigest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.status !== undefined){
let data10 = data.status;
const _errs20 = errors;
if(!(validate28(data10, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs20 === errors;
}
if(data.loanId !== undefined){
let data11 = data.loanId;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err28 = {instancePath:instancePath+"/loanId",schemaPath:"#/properties/loanId/type",keyword:"type",params:{type: schema9.properties.loanId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs22 = errors;
var valid0 = _errs21 === errors;
}
if(data.createdAt !== undefined){
let data12 = data.createdAt;
const _errs23 = errors;
const _errs24 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err29 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs23 === errors;
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
validate25.errors = vErrors;
return errors === 0;
}

export { validate28 as LendingOfferStatus };

export { validate30 as Loan };
const schema11 = {"type":"object","description":"Principal that was paid to a supplier and that the borrower owes with interest. The lender, the borrower and the supplier can read it.","additionalProperties":false,"required":["id","poolId","poId","borrowerAddress","supplierWallet","principal","principalOutstanding","interestDue","status","fundedAt","maturityAt","graceEndsAt"],"properties":{"id":{"type":"string","description":"The loan.","examples":["loan_01k9zt5r7m8q4x2v6b3n1c0s40"]},"poolId":{"type":"string","description":"An opaque id that begins with `pool_`."},"poId":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"The `poId` of the purchase order."},"borrowerAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the borrower's organization account."},"supplierWallet":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the supplier's wallet; null if none was given."},"principal":{"description":"The principal of the loan, in atoms.","imported":"Atoms"},"principalOutstanding":{"description":"The principal that is still owed, in atoms.","imported":"Atoms"},"interestDue":{"description":"The interest that is owed now, in atoms: simple interest on principalOutstanding, rounded up. It stops at DEFAULTED.","imported":"Atoms"},"status":{"description":"The current status.","$ref":"LoanStatus"},"fundedAt":{"type":"string","format":"date-time","description":"Time at which the supplier was paid."},"maturityAt":{"type":"string","format":"date-time","description":"Time at which the loan is due."},"graceEndsAt":{"type":"string","format":"date-time","description":"Time at which the grace period ends and the loan becomes DEFAULTED."}}};
const schema12 = {"type":"string","x-states":"loan","description":"The status of a loan: ACTIVE until maturityAt, GRACE until graceEndsAt, then DEFAULTED. REPAID is final.","enum":["ACTIVE","GRACE","DEFAULTED","REPAID"],"x-final":["REPAID"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema12.enum;
if(!((((data === "ACTIVE") || (data === "GRACE")) || (data === "DEFAULTED")) || (data === "REPAID"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.poolId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolId"},message:"must have required property '"+"poolId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.poId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poId"},message:"must have required property '"+"poId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.borrowerAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "borrowerAddress"},message:"must have required property '"+"borrowerAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.supplierWallet === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplierWallet"},message:"must have required property '"+"supplierWallet"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.principal === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"},message:"must have required property '"+"principal"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.principalOutstanding === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalOutstanding"},message:"must have required property '"+"principalOutstanding"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.interestDue === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interestDue"},message:"must have required property '"+"interestDue"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.status === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fundedAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fundedAt"},message:"must have required property '"+"fundedAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.maturityAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maturityAt"},message:"must have required property '"+"maturityAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.graceEndsAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "graceEndsAt"},message:"must have required property '"+"graceEndsAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.poolId !== undefined){
let data1 = data.poolId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/poolId",schemaPath:"#/properties/poolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.poId !== undefined){
let data2 = data.poId;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err15 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.borrowerAddress !== undefined){
let data3 = data.borrowerAddress;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err17 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.supplierWallet !== undefined){
let data4 = data.supplierWallet;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/supplierWallet",schemaPath:"#/properties/supplierWallet/type",keyword:"type",params:{type: schema11.properties.supplierWallet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err20 = {instancePath:instancePath+"/supplierWallet",schemaPath:"#/properties/supplierWallet/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.principal !== undefined){
let data5 = data.principal;
const _errs12 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/principal",parentData:data,parentDataProperty:"principal",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs12 === errors;
}
if(data.principalOutstanding !== undefined){
let data6 = data.principalOutstanding;
const _errs13 = errors;
if(!(validate3(data6, {instancePath:instancePath+"/principalOutstanding",parentData:data,parentDataProperty:"principalOutstanding",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs13 === errors;
}
if(data.interestDue !== undefined){
let data7 = data.interestDue;
const _errs14 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/interestDue",parentData:data,parentDataProperty:"interestDue",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs14 === errors;
}
if(data.status !== undefined){
let data8 = data.status;
const _errs15 = errors;
if(!(validate34(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate34.errors : joined(vErrors, validate34.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs15 === errors;
}
if(data.fundedAt !== undefined){
let data9 = data.fundedAt;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err21 = {instancePath:instancePath+"/fundedAt",schemaPath:"#/properties/fundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err22 = {instancePath:instancePath+"/fundedAt",schemaPath:"#/properties/fundedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.maturityAt !== undefined){
let data10 = data.maturityAt;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err23 = {instancePath:instancePath+"/maturityAt",schemaPath:"#/properties/maturityAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/maturityAt",schemaPath:"#/properties/maturityAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.graceEndsAt !== undefined){
let data11 = data.graceEndsAt;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err25 = {instancePath:instancePath+"/graceEndsAt",schemaPath:"#/properties/graceEndsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/graceEndsAt",schemaPath:"#/properties/graceEndsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export { validate36 as LoanList };

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loans === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loans"},message:"must have required property '"+"loans"+"'"};
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
if(!(key0 === "loans")){
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
if(data.loans !== undefined){
let data0 = data.loans;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate30(data1, {instancePath:instancePath+"/loans/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
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
const err2 = {instancePath:instancePath+"/loans",schemaPath:"#/properties/loans/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate36.errors = vErrors;
return errors === 0;
}

export { validate38 as LoanRepayment };

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.txRef === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "txRef"},message:"must have required property '"+"txRef"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interestPortion === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interestPortion"},message:"must have required property '"+"interestPortion"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.principalPortion === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalPortion"},message:"must have required property '"+"principalPortion"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.loanStatus === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loanStatus"},message:"must have required property '"+"loanStatus"+"'"};
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
if(!(((((key0 === "txRef") || (key0 === "amount")) || (key0 === "interestPortion")) || (key0 === "principalPortion")) || (key0 === "loanStatus"))){
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
if(data.txRef !== undefined){
let data0 = data.txRef;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/txRef",schemaPath:"#/properties/txRef/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.interestPortion !== undefined){
let data2 = data.interestPortion;
const _errs5 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/interestPortion",parentData:data,parentDataProperty:"interestPortion",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.principalPortion !== undefined){
let data3 = data.principalPortion;
const _errs6 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/principalPortion",parentData:data,parentDataProperty:"principalPortion",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.loanStatus !== undefined){
let data4 = data.loanStatus;
const _errs7 = errors;
if(!(validate34(data4, {instancePath:instancePath+"/loanStatus",parentData:data,parentDataProperty:"loanStatus",rootData}))){
vErrors = vErrors === null ? validate34.errors : joined(vErrors, validate34.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export { validate34 as LoanStatus };

export { validate4 as PermitStatus };

export { validate11 as PoolOutcome };

export { validate9 as PoolPhase };

export { validate43 as PoolPosition };

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.poolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolId"},message:"must have required property '"+"poolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.depositedAtoms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "depositedAtoms"},message:"must have required property '"+"depositedAtoms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shareBps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shareBps"},message:"must have required property '"+"shareBps"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.valueAtoms === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valueAtoms"},message:"must have required property '"+"valueAtoms"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.withdrawableAtoms === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawableAtoms"},message:"must have required property '"+"withdrawableAtoms"+"'"};
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
if(!(((((key0 === "poolId") || (key0 === "depositedAtoms")) || (key0 === "shareBps")) || (key0 === "valueAtoms")) || (key0 === "withdrawableAtoms"))){
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
if(data.poolId !== undefined){
let data0 = data.poolId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/poolId",schemaPath:"#/properties/poolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.depositedAtoms !== undefined){
let data1 = data.depositedAtoms;
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/depositedAtoms",parentData:data,parentDataProperty:"depositedAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.shareBps !== undefined){
let data2 = data.shareBps;
const _errs5 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/shareBps",parentData:data,parentDataProperty:"shareBps",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.valueAtoms !== undefined){
let data3 = data.valueAtoms;
const _errs6 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/valueAtoms",parentData:data,parentDataProperty:"valueAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.withdrawableAtoms !== undefined){
let data4 = data.withdrawableAtoms;
const _errs7 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/withdrawableAtoms",parentData:data,parentDataProperty:"withdrawableAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

export { validate17 as PoolState };

export { validate48 as PurchaseOrder };
const schema16 = {"type":"object","description":"An order that a pool may finance. The borrower has registered it, the supplier is paid by the loan, and the lender is the pool's tenant. All three can read it.","additionalProperties":false,"required":["id","poId","poolId","extractionId","tradeOrderId","borrowerTenantId","borrowerAddress","supplierTenantId","supplierWallet","faceAmount","minPrincipal","status","createdAt"],"properties":{"id":{"type":"string","description":"Id of the purchase order.","examples":["po_01k9zt5r7m8q4x2v6b3n1c0s10"]},"poId":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the keccak256 of the id. Offers and loans refer to the purchase order by it."},"poolId":{"type":"string","description":"An opaque id that begins with `pool_`."},"extractionId":{"type":["string","null"],"description":"Id of the extraction that the purchase order is based on; null if there is none."},"tradeOrderId":{"type":["string","null"],"description":"Id of the sales order that the purchase order is based on; null if there is none."},"borrowerTenantId":{"type":"string","description":"Id of the tenant that registered it."},"borrowerAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the borrower's organization account."},"supplierTenantId":{"type":["string","null"],"description":"Id of the supplier's tenant; null if the supplier is a wallet outside the service."},"supplierWallet":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the supplier's wallet; null if none was given."},"faceAmount":{"description":"The face amount, in atoms.","imported":"Atoms"},"minPrincipal":{"anyOf":[{"imported":"Atoms"},{"type":"null"}],"description":"The lowest principal that the supplier accepts, in atoms; null until the supplier accepts."},"status":{"description":"The current status.","$ref":"PurchaseOrderStatus"},"createdAt":{"type":"string","format":"date-time","description":"Time at which the purchase order was registered."}}};
const schema17 = {"type":"string","x-states":"purchase-order","description":"The status of a purchase order: registered, accepted by the supplier, then according to its loan.","enum":["REGISTERED","ACCEPTED","FINANCED","DEFAULTED","REPAID"],"x-final":["REPAID"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((data === "REGISTERED") || (data === "ACCEPTED")) || (data === "FINANCED")) || (data === "DEFAULTED")) || (data === "REPAID"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.poId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poId"},message:"must have required property '"+"poId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.poolId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolId"},message:"must have required property '"+"poolId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.extractionId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extractionId"},message:"must have required property '"+"extractionId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tradeOrderId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tradeOrderId"},message:"must have required property '"+"tradeOrderId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.borrowerTenantId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "borrowerTenantId"},message:"must have required property '"+"borrowerTenantId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.borrowerAddress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "borrowerAddress"},message:"must have required property '"+"borrowerAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.supplierTenantId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplierTenantId"},message:"must have required property '"+"supplierTenantId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.supplierWallet === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplierWallet"},message:"must have required property '"+"supplierWallet"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.faceAmount === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faceAmount"},message:"must have required property '"+"faceAmount"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.minPrincipal === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minPrincipal"},message:"must have required property '"+"minPrincipal"+"'"};
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
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
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
if(!(func0.call(schema16.properties, key0))){
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
if(data.poId !== undefined){
let data1 = data.poId;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err15 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/poId",schemaPath:"#/properties/poId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.poolId !== undefined){
let data2 = data.poolId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/poolId",schemaPath:"#/properties/poolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.extractionId !== undefined){
let data3 = data.extractionId;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/extractionId",schemaPath:"#/properties/extractionId/type",keyword:"type",params:{type: schema16.properties.extractionId.type},message:"must be string,null"};
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
if(data.tradeOrderId !== undefined){
let data4 = data.tradeOrderId;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/tradeOrderId",schemaPath:"#/properties/tradeOrderId/type",keyword:"type",params:{type: schema16.properties.tradeOrderId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.borrowerTenantId !== undefined){
let data5 = data.borrowerTenantId;
const _errs12 = errors;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/borrowerTenantId",schemaPath:"#/properties/borrowerTenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.borrowerAddress !== undefined){
let data6 = data.borrowerAddress;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
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
const err22 = {instancePath:instancePath+"/borrowerAddress",schemaPath:"#/properties/borrowerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.supplierTenantId !== undefined){
let data7 = data.supplierTenantId;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/supplierTenantId",schemaPath:"#/properties/supplierTenantId/type",keyword:"type",params:{type: schema16.properties.supplierTenantId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.supplierWallet !== undefined){
let data8 = data.supplierWallet;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/supplierWallet",schemaPath:"#/properties/supplierWallet/type",keyword:"type",params:{type: schema16.properties.supplierWallet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err25 = {instancePath:instancePath+"/supplierWallet",schemaPath:"#/properties/supplierWallet/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.faceAmount !== undefined){
let data9 = data.faceAmount;
const _errs20 = errors;
if(!(validate3(data9, {instancePath:instancePath+"/faceAmount",parentData:data,parentDataProperty:"faceAmount",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs20 === errors;
}
if(data.minPrincipal !== undefined){
let data10 = data.minPrincipal;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(!(validate3(data10, {instancePath:instancePath+"/minPrincipal",parentData:data,parentDataProperty:"minPrincipal",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(data10 !== null){
const err26 = {instancePath:instancePath+"/minPrincipal",schemaPath:"#/properties/minPrincipal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs25 = errors;
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err27 = {instancePath:instancePath+"/minPrincipal",schemaPath:"#/properties/minPrincipal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
if(data.status !== undefined){
let data11 = data.status;
const _errs26 = errors;
if(!(validate51(data11, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate51.errors : joined(vErrors, validate51.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs26 === errors;
}
if(data.createdAt !== undefined){
let data12 = data.createdAt;
const _errs27 = errors;
const _errs28 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid0 = _errs27 === errors;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export { validate53 as PurchaseOrderList };

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purchaseOrders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchaseOrders"},message:"must have required property '"+"purchaseOrders"+"'"};
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
if(!(key0 === "purchaseOrders")){
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
if(data.purchaseOrders !== undefined){
let data0 = data.purchaseOrders;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/purchaseOrders/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate48.errors : joined(vErrors, validate48.errors);
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
const err2 = {instancePath:instancePath+"/purchaseOrders",schemaPath:"#/properties/purchaseOrders/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate53.errors = vErrors;
return errors === 0;
}

export { validate51 as PurchaseOrderStatus };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
